"""Sounds and calls: nothing unasked, and then exactly when it is one's turn."""

from typing import Any

from playwright.sync_api import Locator, expect

from .conftest import Sit
from .person import Person

# Instead of what a person would hear, feel and see; `elsewhere` is where they look.
STUBS = """
window.tones = []; window.buzzes = 0; window.told = []; window.asked = 0; window.elsewhere = false;
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  resume() { return Promise.resolve(); }
};
window.GainNode = class {
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(to) { return to; }
};
window.OscillatorNode = class {
  constructor(_, { frequency }) { this.frequency = frequency; }
  connect(to) { return to; }
  start() { window.tones.push(this.frequency); }
  stop() {}
};
navigator.vibrate = () => (window.buzzes += 1);
window.Notification = class {
  static permission = "default";
  static requestPermission() {
    window.asked += 1;
    this.permission = window.answer ?? "granted";
    return Promise.resolve(this.permission);
  }
};
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) =>
  void window.told.push([title, body]);
Object.defineProperty(document, "hidden", { get: () => window.elsewhere });
"""
CARD, TURN = 196, [523, 784]


def at_table(person: Person) -> None:
    """At a table with a bot."""
    person.page.add_init_script(STUBS)
    person.begin("the-game", "me", "bot:beginner")
    person.until(lambda: bool((person.sync.get("view") or {}).get("legal")))


def settings(person: Person) -> None:
    person.press(person.button("Menu"))
    person.press(person.button("Settings"))


def choices(person: Person, name: str) -> Locator:
    return person.page.get_by_role("group", name=name)


def choose(person: Person, name: str, value: str) -> None:
    person.press(choices(person, name).get_by_text(value, exact=True))


def switch_on(person: Person, *names: str) -> None:
    settings(person)
    for name in names:
        choose(person, name, "On")
    person.press(person.button("Close"))


def my_next_turn(person: Person, elsewhere: bool = False) -> None:
    """Play the least one may, look elsewhere or not, and wait until the bot has played."""
    while "end" not in person.legal:
        person.act(person.legal[0])
    person.page.evaluate("(elsewhere) => (window.elsewhere = elsewhere)", elsewhere)
    person.act("end")
    person.until(lambda: bool(person.legal))


def of(person: Person, name: str) -> Any:
    return person.page.evaluate(f"window.{name}")


def test_silent_by_default_then_cards_and_turns_are_heard(sit: Sit) -> None:
    anna = sit(service_workers="allow")
    at_table(anna)
    my_next_turn(anna, elsewhere=True)
    assert [of(anna, name) for name in ("tones", "buzzes", "told", "asked")] == [[], 0, [], 0]
    switch_on(anna, "Sound")
    assert of(anna, "tones") == TURN  # so that one knows how it sounds
    my_next_turn(anna)
    heard = of(anna, "tones")
    assert heard[-2:] == TURN
    assert heard[2:4] == [CARD, CARD]


def test_who_looks_elsewhere_is_called_and_nobody_else(sit: Sit) -> None:
    anna = sit(service_workers="allow")
    at_table(anna)
    switch_on(anna, "Vibrate", "Tell you")
    assert of(anna, "asked") == 1
    my_next_turn(anna)
    assert (of(anna, "told"), of(anna, "buzzes")) == ([], 0)
    my_next_turn(anna, elsewhere=True)
    anna.page.wait_for_function("window.told.length")
    assert (of(anna, "told"), of(anna, "buzzes")) == ([["Your turn", "The Game"]], 1)


def test_a_browser_that_refuses_says_so(sit: Sit) -> None:
    anna = sit(service_workers="allow")
    anna.page.add_init_script(STUBS + 'window.answer = "denied";')
    anna.home()
    settings(anna)
    choose(anna, "Tell you", "On")
    expect(anna.page.get_by_role("alert")).to_contain_text("Your browser does not allow it.")
    expect(choices(anna, "Tell you").get_by_label("Off")).to_be_checked()


def test_without_vibration_there_is_none_to_choose(sit: Sit) -> None:
    anna = sit(service_workers="allow")
    anna.page.add_init_script("delete Navigator.prototype.vibrate;")
    anna.home()
    settings(anna)
    expect(choices(anna, "Sound")).to_be_visible()
    expect(choices(anna, "Vibrate")).to_have_count(0)
