"""Whether a deal can be checked: an honest table, and one that cheats in every way we know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import reihum
from reihum.cli import app
from reihum.games import Finding, Proof, commitment_of, parse_proof, server_text, verified
from reihum.languages import USUAL, speak

from .core.strategies import NAMES, to_the_end

SECRET, OTHER = "GEZDGNBVGY3TQOJQGEZDGNBVGY", "MFRGGZDFMZTWQ2LKNNWG23TPOA"
MINE = "abracadabra 0123456789abcdef"


CUT_OFF = "The record ends before the game does"


@dataclass(frozen=True)
class Told:
    """What a table tells of a deal; seat 0 is ours, and a bot has seat 1."""

    game: str = "the-game"
    secret: str = SECRET
    mix: Sequence[str] = (MINE, server_text(SECRET, 1))
    heard: str = commitment_of(SECRET)  # before the deal
    claimed: str = commitment_of(SECRET)  # in the record
    by_server: Sequence[int] = (1,)
    dealt: str | None = None  # if the cards come of another secret

    def record(self) -> str:
        game = reihum.game(self.game, players=2)
        state = to_the_end(game.deal(self.dealt or self.secret, self.mix), 1)
        text = state.record(Proof(self.claimed, tuple(self.by_server)))
        return text.replace(f"deal={self.dealt}", f"deal={self.secret}")

    def findings(self) -> list[Finding]:
        return verified(self.record(), self.heard, {0: MINE})

    def wrong(self) -> list[str]:
        return [finding.text for finding in self.findings() if not finding.right]


HONEST = Told()


@pytest.mark.parametrize("name", NAMES)
def test_an_honest_deal_is_found_right(name: str) -> None:
    told = replace(HONEST, game=name)
    assert told.wrong() == [] and len(told.findings()) == 5
    assert told.record().startswith(f"reihum-game/2 {name}/")
    assert parse_proof(told.record()) == Proof(commitment_of(SECRET), (1,))


CHEATS = {
    "another secret than promised": (
        replace(HONEST, secret=OTHER, mix=(MINE, server_text(OTHER, 1))),
        "The secret is the one of ANOTHER commitment",
    ),
    "another promise once the texts are known": (
        replace(
            HONEST, secret=OTHER, mix=(MINE, server_text(OTHER, 1)), claimed=commitment_of(OTHER)
        ),
        "The secret is the one of ANOTHER commitment than the one that you heard",
    ),
    "another deal": (replace(HONEST, dealt=OTHER), "The game cannot have gone so"),
    "another text in my place": (
        replace(HONEST, mix=("chance", server_text(SECRET, 1))),
        "The text that seat 0 mixed in is NOT",
    ),
    "the server mixed for me": (
        replace(HONEST, mix=(server_text(SECRET, 0), server_text(SECRET, 1)), by_server=(0, 1)),
        "The text that seat 0 mixed in is NOT",
    ),
    "players in another order": (
        replace(HONEST, mix=(server_text(SECRET, 1), MINE)),
        "The text that seat 0 mixed in is NOT",
    ),
    "a chosen text for a bot": (
        replace(HONEST, mix=(MINE, "what suits me")),
        "What the server mixed in for seat 1 does NOT follow",
    ),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_table_that_cheats_is_found_out(cheat: str) -> None:
    told, words = CHEATS[cheat]
    assert any(text.startswith(words) for text in told.wrong())


def half(record: str) -> str:
    lines = record.splitlines()
    return "\n".join(lines[: len(lines) // 2])


def without_turns(record: str) -> str:
    return record.splitlines()[0]


def with_comments_for_turns(record: str) -> str:
    first, *others = record.splitlines()
    return "\n".join([first, *(f"# {line}" for line in others)])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("cut", [half, without_turns, with_comments_for_turns])
def test_a_record_that_was_cut_off_is_found_out(name: str, cut: Callable[[str], str]) -> None:
    record = replace(HONEST, game=name).record()
    found = verified(cut(record), HONEST.heard, {0: MINE})
    (wrong,) = [finding for finding in found if not finding.right]
    assert wrong.right is False and wrong.text.startswith(CUT_OFF)
    file = CliRunner().invoke(app, ["verify", "-"], input=cut(record))
    assert file.exit_code == 1 and f"WRONG  {CUT_OFF}" in file.output


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_given_up_or_ends_without_its_result_is_whole(name: str) -> None:
    given_up = reihum.game(name, players=2).deal(SECRET, HONEST.mix).concede(0).record()
    ended = replace(HONEST, game=name).record().splitlines()
    assert ended[-1].startswith("=")
    for record in (given_up, "\n".join(ended[:-1])):
        assert not any(CUT_OFF in finding.text for finding in verified(record))


def test_a_lap_is_not_a_whole_game() -> None:
    told = replace(HONEST, game="nix")
    *turns, result = told.record().splitlines()
    assert "four-laps" in result and told.wrong() == []
    for count in range(1, len(turns)):  # laps end in some of these places
        found = [finding.text for finding in verified("\n".join(turns[:count]))]
        assert any(CUT_OFF in text for text in found)


def test_what_was_asked_for_proves_nothing_and_says_so() -> None:
    state = to_the_end(reihum.game("nix").deal("monday"), 1)
    texts = [finding.text for finding in verified(state.record()) if not finding.right]
    assert [text.split(":")[0] for text in texts] == [
        "There is no commitment",
        "No player mixed anything in",
    ]
    middle = reihum.position(repr(reihum.game("face-to-face").deal("monday"))[17:-2])
    assert "nothing was dealt" in verified(to_the_end(middle, 1).record())[-1].text


def test_a_text_that_nobody_here_knows_is_left_to_who_mixed_it() -> None:
    silent = replace(HONEST, mix=(MINE, "what suits me"), by_server=())
    (open_one,) = [finding for finding in silent.findings() if finding.right is None]
    assert "Whether seat 1 mixed in 'what suits me', only who sat there" in open_one.text


def test_a_commitment_that_one_heard_counts_also_where_the_record_names_none() -> None:
    record = reihum.game("the-game").deal(SECRET).concede(0).record()
    assert [each.right for each in verified(record, commitment_of(SECRET))][:2] == [True, True]
    assert not verified(record, commitment_of("another"))[1].right


def test_a_running_game_tells_its_commitment_and_hides_its_deal() -> None:
    state = reihum.game("the-game", players=2).deal(SECRET, HONEST.mix)
    record = state.record(Proof(HONEST.heard, (1,)))
    assert f"deal=? commitment={HONEST.heard} server=1\n" in record and MINE not in record
    assert parse_proof(record) == Proof(HONEST.heard, (1,))
    (finding,) = verified(record)
    assert not finding.right and "This record hides its deal" in finding.text


def test_verify_says_right_or_wrong_and_leaves_accordingly(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(HONEST.record(), encoding="utf-8")
    words = ["verify", str(file), "--commitment", HONEST.heard.upper(), "--mix", f"0:{MINE}"]
    good = CliRunner().invoke(app, words)
    assert good.exit_code == 0 and "WRONG" not in good.output
    bad = CliRunner().invoke(app, [*words, "--mix", "1:salt"])
    assert bad.exit_code == 1
    assert "WRONG  The text that seat 1 mixed in is NOT the one you know." in bad.output
    piped = CliRunner().invoke(app, ["verify", "-"], input=HONEST.record())
    assert piped.exit_code == 0
    german = CliRunner().invoke(app, ["--language", "de", *words, "--mix", "1:salt"])
    speak(USUAL)
    assert "stimmt  Jede Aktion war mit den ausgeteilten Karten möglich." in german.output
    assert "FALSCH  Der Text, den Platz 1 beigemischt hat, ist NICHT der, den" in german.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["no-such-file"], "no such file"),
        (["-", "--mix", "salt"], "0:salt would be"),
        (["-"], "Line 1 should begin with"),
    ],
)
def test_verify_says_what_it_cannot_read(words: list[str], said: str) -> None:
    failed = CliRunner().invoke(app, ["verify", *words], input="chess", env={"COLUMNS": "200"})
    assert failed.exit_code == 2 and said in failed.output
