"""Where Numba keeps what it compiled; Numba itself loads this, by name (`LOCATOR`)."""

import os

from numba.core.caching import UserProvidedCacheLocator


class BySource(UserProvidedCacheLocator):
    """In the folder that is named by the sources, wherever these lie.

    Numba would add where they lie: every installation of the same version, a second environment
    or a fresh clone, would compile for itself.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The folder of a file among those of its room."""
        return os.path.basename(os.path.dirname(py_file))
