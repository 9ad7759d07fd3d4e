import numpy as np
from reihum.rules.compiling import rule
from reihum.rules.nix import deal, deal_pass, play, PASSES
from reihum.rules.combinations import MOST
from reihum.rules.shuffle import CHOICES, open_stream
from bench.nix_player import imagine, finish, margin, quick
@rule
def calib(mind, start, keys, room, stream, out, when, real):
    actions, values = np.zeros(MOST, np.int64), np.zeros(MOST)
    cards = np.zeros(80, np.int64)
    n = int(start["table"]["players"])
    for k in range(len(keys)):
        room[2] = start
        deal(room[2], stream, keys[k])
        deal_pass(room[2], PASSES - 1, k % n)
        open_stream(stream, keys[k][0], CHOICES)
        for i in range(when):
            play(room[2], quick(mind, room[2]["table"], stream, actions, values))
        seat = int(room[2]["table"]["seat"])
        tot = 0.0
        for w in range(20):
            room[0] = room[2]
            if not real:
                imagine(room[0], stream, cards)
            finish(mind, room[0], stream, actions, values)
            tot += margin(room[0]["table"], seat)
        out[k, 0] = tot / 20
        finish(mind, room[2], stream, actions, values)
        out[k, 1] = margin(room[2]["table"], seat)
