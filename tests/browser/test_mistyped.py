"""What is mistyped is said where one types: never another deal, another table or an empty page."""

from playwright.sync_api import expect

from .conftest import PHONE, Sit
from .person import Person

NOWHERE = "ABCDE12345"


def deal_problem(person: Person, deal: str) -> str:
    """What is said below the field for a deal."""
    person.page.get_by_label("Deal").fill(deal)
    person.press(person.button("Play"))
    expect(person.page.get_by_label("Deal")).to_have_attribute("aria-invalid", "true")
    expect(person.page.locator("#deal-hint")).to_be_in_viewport()
    return person.page.locator("#deal-hint").inner_text()


def test_a_mistyped_deal_deals_nothing(sit: Sit) -> None:
    anna = sit(**PHONE)
    anna.home()
    anna.choose("the-game")
    anna.ask_for("")
    assert "a letter is wrong" in deal_problem(anna, "1ABC-DEFG-HJKM")
    assert "not whole" in deal_problem(anna, "1ABC-DEFG-HJK")
    assert "one short line" in deal_problem(anna, "x" * 121)
    assert "/t/" not in anna.page.url
    anna.page.get_by_label("Deal").fill("monday")
    expect(anna.page.locator("#deal-hint")).to_contain_text("The same word always deals the same")


def test_a_mistyped_link_or_code_is_told_where_it_was_typed(sit: Sit) -> None:
    anna = sit()
    anna.home()
    field = anna.page.get_by_label("Join a table")
    for typed, answer in (("hello", "not a link to a table"), (NOWHERE, f"no table {NOWHERE}")):
        field.fill(typed)
        anna.press(anna.button("Join"))
        expect(anna.page.get_by_role("alert")).to_contain_text(answer)
        expect(field).to_have_value(typed)
    assert anna.page.url.rstrip("/") == anna.url


def test_a_code_is_read_as_people_hear_it(sit: Sit) -> None:
    anna, bert = sit(), sit()
    anna.begin("the-game", "me", "open", by_address=True)
    code = anna.page.url.rpartition("/")[2]
    bert.home()
    bert.page.get_by_label("Join a table").fill(f"{code[:5]} {code[5:].lower()}".replace("0", "o"))
    bert.press(bert.button("Join"))
    expect(bert.page.get_by_role("heading", name="Anna invites you to The Game")).to_be_visible()


def test_the_page_of_a_missing_table_says_what_to_do(sit: Sit) -> None:
    anna = sit()
    anna.page.goto(f"{anna.url}/t/{NOWHERE}")
    expect(anna.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    anna.press(anna.page.get_by_role("main").get_by_role("link", name="Home"))
    expect(anna.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
