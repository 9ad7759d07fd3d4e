"""Without a network: the page opens, says so, and rules and guided games can be read."""

import re

from playwright.sync_api import expect

from .conftest import Sit

# How much is kept once there is all of it: this version of the page, and the rules. Playwright has
# no time limit for what a page does, so here is one.
KEPT = """async () => {
  const rules = async () => (await caches.open("rules")).match("/api/games/nix/rules?language=en");
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if (navigator.serviceWorker.controller && (await rules())) return (await caches.keys()).length;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return "not kept in time";
}"""
MANIFEST = """async () => {
  const link = document.querySelector("link[rel=manifest]").href;
  const told = await (await fetch(link)).json();
  return Promise.all(
    told.icons.map(async ({ src }) => (await fetch(src)).headers.get("content-type")),
  );
}"""


def test_home_and_rules_open_without_a_network(sit: Sit) -> None:
    anna = sit(service_workers="allow")
    anna.home()
    expect(anna.game("nix")).to_be_visible()
    assert anna.page.evaluate(MANIFEST) == ["image/svg+xml", *["image/png"] * 3]
    assert anna.page.evaluate(KEPT) == 2
    anna.page.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_role("status").filter(has_text="You are offline")).to_be_visible()
    expect(anna.game("nix")).to_be_visible()
    anna.page.goto(f"{anna.url}/rules/nix")
    expect(anna.page.get_by_role("heading", name="EGON")).to_be_visible()
    anna.press(anna.page.get_by_role("heading", name="The guided first game in words"))
    expect(anna.page.get_by_text("Ole: Triple, 6, 6, 6")).to_be_visible()
    expect(anna.page.get_by_text("From three points behind to a win.")).to_be_visible()
    anna.press(anna.button("Guided first game of Nix für ungut!"))  # which takes the server
    expect(anna.page.get_by_role("alert")).to_contain_text("The server does not answer.")
    anna.page.goto(f"{anna.url}/t/ABCDE12345")
    expect(anna.page.get_by_role("heading", name=re.compile("does not answer"))).to_be_visible()
    anna.page.context.set_offline(False)
    anna.page.goto(anna.url)
    expect(anna.page.get_by_text("You are offline")).to_have_count(0)
