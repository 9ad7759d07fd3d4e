"""Steps from Python: plain or native, the same to the byte, and nobody waits for a compiler."""

import random
import threading
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import reihum
from reihum import Game, State
from reihum.rules.engine import stepper
from reihum.rules.engine.moments import DATA, NUMBERS, OVER, Moment
from reihum.rules.engine.stepper import Stepper
from reihum.rules.engine.steps import Room, native_rules, new_room, readers, room_type

DUEL = reihum.game("face-to-face")
OPTIONS: dict[str, dict[str, Any]] = {
    "the-game": {"players": 3, "first": "agree"},
    "extreme": {"players": 2, "layout": "shuffled"},
    "face-to-face": {},
    "nix": {"players": 3, "egon": True},
}


def course(game: Game, steps: Stepper, seed: int, longest: int = 400) -> Iterator[tuple[Any, ...]]:
    """A random game, all that is known of each moment."""
    chance, keys = random.Random(seed), reihum.Deal.of(seed).keys(game.own_decks)
    moment = steps.begin(game._start, keys)
    for _ in range(longest):
        yield known(steps, moment)
        if moment[OVER]:
            return
        moment = steps.advance(moment, chance.choice(moment[NUMBERS]))


def compare(game: Game, seeds: range) -> None:
    plain, native = Stepper(game.rules), Stepper(game.rules)
    native.compile()
    assert native.native and not plain.native
    for seed in seeds:
        assert list(course(game, plain, seed)) == list(course(game, native, seed))


def test_native_steps_give_the_same_bytes() -> None:
    compare(DUEL, range(3))


@pytest.mark.slow
@pytest.mark.parametrize("name", reihum.GAMES)
def test_native_steps_give_the_same_bytes_in_every_game(name: str) -> None:
    compare(reihum.game(name, **OPTIONS[name]), range(20))


def test_a_moment_may_be_played_on_either_way() -> None:
    steps = Stepper(DUEL.rules)
    moment = steps.begin(DUEL._start, reihum.Deal.of(1).keys(2))
    plain = steps.packed(steps.advance(moment, moment[NUMBERS][0]))
    steps.compile()
    steps.compile()  # once is enough
    assert steps.packed(steps.advance(moment, moment[NUMBERS][0])) == plain


def test_a_record_is_unpacked_once_and_a_copy_is_ones_own() -> None:
    state = native_duel().deal(1)
    assert type(state._moment[DATA]) is bytes
    record, copy = state._record, state.game.stepper.copy(state._record)
    assert state._record is record == copy and copy is not record
    copy["table"]["tops"][0][0] = 9
    assert record["table"]["tops"][0][0] == 1
    assert state.packed == state.game.stepper._records.packed(record)


def test_threads_do_not_write_over_each_other() -> None:
    steps = Stepper(DUEL.rules)
    steps.compile()
    alone = [list(course(DUEL, steps, seed)) for seed in range(4)]
    together: dict[int, list[Any]] = {}

    def play(seed: int) -> None:
        for _ in range(5):
            together[seed] = list(course(DUEL, steps, seed))

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [together[seed] for seed in range(4)] == alone


def looping(monkeypatch: pytest.MonkeyPatch, rules: ModuleType = DUEL.rules) -> Stepper:
    """A stepper after more actions than a person does."""
    monkeypatch.setattr(stepper, "LOOP", 3)
    steps = Stepper(rules)
    for _ in course(DUEL, steps, 1, longest=5):
        pass
    return steps


def test_a_loop_becomes_native_once_its_steps_can_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Stepper(DUEL.rules).compile()
    assert looping(monkeypatch).native


def test_what_must_be_compiled_is_compiled_beside_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = threading.Event()
    monkeypatch.setattr(stepper, "were_compiled", lambda rules: False)
    monkeypatch.setattr(Stepper, "compile", lambda steps: begun.set())
    steps = looping(monkeypatch)
    assert begun.wait(30)
    assert not steps.native
    steps.compile_beside().join()


def test_without_numba_steps_stay_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepper, "find_spec", lambda name: None)
    assert not looping(monkeypatch).native


def test_who_must_not_wait_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepper, "LOOP", 3)
    steps = Stepper(DUEL.rules)
    steps.stay_plain()
    assert len(list(course(DUEL, steps, 1, longest=8))) == 8
    assert not steps.native


def test_what_cannot_be_compiled_is_told_and_stays_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(rules: ModuleType) -> None:
        raise ValueError("no such instruction")

    monkeypatch.setattr(stepper, "NativeSteps", fail)
    monkeypatch.setattr(stepper, "were_compiled", lambda rules: True)
    with pytest.warns(UserWarning, match="face_to_face.table is not compiled: no such instruction"):
        steps = looping(monkeypatch)
    assert not steps.native


def test_a_game_can_be_compiled_at_once() -> None:
    steps = Stepper(DUEL.rules)
    game = reihum.game("face-to-face")
    vars(game)["stepper"] = steps
    assert game.compile() is game
    assert steps.native
    state: State = game.deal(5)
    assert state == DUEL.deal(5) and hash(state) == hash(DUEL.deal(5))
    assert state.view(0) == DUEL.deal(5).view(0)
    assert state.play(state.legal()[0]).observe(1).tobytes() == (
        DUEL.deal(5).play(str(state.legal()[0])).observe(1).tobytes()
    )


def test_a_native_game_ends_as_a_plain_one_does() -> None:
    plain, native = DUEL.deal(6), native_duel().deal(6)
    while plain.outcome is None:
        assert (native.outcome, native.silent, native.turn) == (None, False, plain.turn)
        plain, native = (state.play(state.legal()[0]) for state in (plain, native))
    assert native.outcome == plain.outcome and native.steps == plain.steps
    assert native.view(1) == plain.view(1)


def test_what_is_compiled_does_the_same_as_it_is() -> None:
    steps, keys = Stepper(DUEL.rules), reihum.Deal.of(1).keys(2)
    room, (begin, advance) = new_room(room_type(DUEL.rules)), native_rules(DUEL.rules)
    array, _, stream = room
    dealt = steps.begin(DUEL._start, keys)
    count = begin(steps.packed(DUEL._start), keys, stream, array)
    assert written(room, count) == known(steps, dealt)
    count = advance(steps.packed(dealt), dealt[NUMBERS][-1], array)
    assert written(room, count) == known(steps, steps.advance(dealt, dealt[NUMBERS][-1]))


@pytest.mark.parametrize("name", reihum.GAMES)
def test_python_reads_a_room_as_it_is_laid_out(name: str) -> None:
    rules: Any = reihum.GAMES[name].rules
    (array, data, _), most = new_room(room_type(rules)), rules.MOST_ACTIONS
    there = array[0]
    there["over"], there["seat"], there["begins"] = 3, -1, True
    there["actions"][:] = range(most)
    *told, numbers = readers(rules)[most](data)
    assert (told, tuple(numbers)) == ([there["state"].tobytes(), 3, -1, True], tuple(range(most)))
    assert len(readers(rules)) == most + 1
    *told, numbers = readers(rules)[0](data)
    assert (told[1:], len(numbers)) == ([3, -1, True], 0)


def native_duel() -> Game:
    """A game of its own whose steps are native."""
    game = reihum.game("face-to-face")
    vars(game)["stepper"] = Stepper(DUEL.rules)
    return game.compile()


def known(steps: Stepper, moment: Moment) -> tuple[Any, ...]:
    """All that is known of a moment."""
    _, *facts, numbers = moment
    return steps.packed(moment), *facts, tuple(numbers)


def written(room: Room, count: int) -> tuple[Any, ...]:
    """The same as a native step writes it."""
    _, data, _ = room
    *facts, numbers = readers(DUEL.rules)[count](data)
    return *facts, tuple(numbers)
