"""The icons of an installed page, drawn from `icon.svg` by the browser."""

from playwright.sync_api import Browser

from ..server_process import ROOT

PUBLIC = ROOT / "client" / "public"
GREEN = "#0a655d"
# By name: how large, and how much of it the sign takes. Systems cut maskable ones as they like.
ICONS = {"192": (192, 1.0), "512": (512, 1.0), "maskable": (512, 0.72)}


def take_all(browser: Browser) -> None:
    """Draw them all anew."""
    sign = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    for name, (size, share) in ICONS.items():
        ground = GREEN if share < 1 else "transparent"
        with browser.new_context(viewport={"width": size, "height": size}) as context:
            page = context.new_page()
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; "
                f"background: {ground} }} svg {{ width: {share:.0%} }}</style>{sign}"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
