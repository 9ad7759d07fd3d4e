"""How Sphinx builds the site; `make site` calls it, on the pages that `pages.py` has laid out."""

import reihum

project = "reihum"
author = "the reihum contributors"
project_copyright = f"{author}; MIT licence"
version = release = reihum.__version__
language = "en"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx_copybutton",
]
highlight_language = "none"  # a block says its language, or has none
default_role = "py:obj"  # `State` in a docstring is a link to it, and `37>up1` is only code

# Pages are plain Markdown, as they are read where the sources lie.
myst_heading_anchors = 4

# The reference: what is public, from docstrings and types.
add_module_names = False
autodoc_typehints = "signature"
autodoc_member_order = "groupwise"
autodoc_default_options = {"members": True}
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80

# The look: everything lies beside the pages, so that they work from a folder and under any path.
html_theme = "furo"
html_title = "reihum"
html_favicon = html_logo = "../../client/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_search_summary = False  # would be fetched, which a browser refuses in a folder
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {
        "color-brand-primary": "#0a655d",
        "color-brand-content": "#0a655d",
        "color-background-primary": "#fffdf8",
        "color-background-secondary": "#f8f4ea",
        "color-code-background": "#f4efe3",
        "color-api-name": "#0a655d",
        "color-api-pre-name": "#55524a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#63d6c4",
        "color-brand-content": "#63d6c4",
        "color-background-primary": "#11171d",
        "color-background-secondary": "#1b242c",
        "color-code-background": "#1b242c",
        "color-api-name": "#63d6c4",
        "color-api-pre-name": "#a9b5be",
    },
}
pygments_style = "friendly"
pygments_dark_style = "github-dark"
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
