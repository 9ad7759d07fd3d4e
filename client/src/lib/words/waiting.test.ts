import { expect, test } from "vitest";
import { faceToFace } from "../../games/face_to_face";
import { theGame } from "../../games/the_game";
import { de, en, everySay, lobby, table } from "../../testing";
import type { NewRequest } from "../server/connection";
import { isTold, waitingText } from "./waiting";

const here = table(theGame);
const said = (request: NewRequest, at = here, t = en): string => waitingText(request, at, t);

test("what waits is called as the button was", () => {
  expect(said({ type: "play", action: "37>up1" })).toBe("37 → Up 1");
  expect(said({ type: "play", action: "end" })).toBe("End turn");
  expect(said({ type: "play", action: "end" }, here, de)).toBe("Zug beenden");
  expect(said({ type: "play", action: "begin:0" })).toBe("I begin");
  expect(said({ type: "let-stand" })).toBe("Let it stand");
  expect(said({ type: "signal", pile: "up1", signal: "leave" })).toBe("Up 1: Please leave it");
  expect(said({ type: "play", action: "12>their-up" }, table(faceToFace))).toContain("12");
});

test("what one would rather not follows from what was asked", () => {
  const vote = { seat: 1, agreed: [2], left: 9 } as unknown as NonNullable<ReturnType<typeof lobby>["vote"]>;
  const declined = (more: Partial<ReturnType<typeof lobby>>): string =>
    said({ type: "decline" }, table(theGame, { lobby: lobby(more) }));
  expect(declined({ over: true })).toBe("Not now");
  expect(declined({ conceding: [1] })).toBe("Play on");
  expect(declined({ vote })).toBe("Give them time");
  expect(declined({ vote: { ...vote, seat: 0 } })).toBe("I am still thinking");
});

test("a seat before the start is called by its number", () => {
  expect(said({ type: "swap", seat: 1, other: 0 })).toBe("Swap seats 1 and 2");
  expect(said({ type: "remove", seat: 1 })).toBe("Ask Bert to leave");
  const bot = { type: "set-seat", seat: 2, kind: "bot", bot: "club", name: "Pia" } as const;
  expect(said(bot)).toBe("Seat 3: Bot: Club player");
  expect(said({ type: "set-seat", seat: 2, kind: "open" })).toBe("Seat 3: Open seat");
});

test("all that is told has words in every language, and what a page does by itself is not told", () => {
  const told: NewRequest[] = [
    { type: "undo" },
    { type: "concede" },
    { type: "stand-in", seat: 1 },
    { type: "return" },
    { type: "leave" },
    { type: "again", same: true },
    { type: "again", same: false },
    { type: "pace", pace: "at-once" },
    { type: "start" },
  ];
  for (const t of everySay)
    expect(told.map((each) => said(each, here, t)).filter((each) => !each)).toEqual([]);
  expect(told.every(isTold)).toBe(true);
  expect(isTold({ type: "mix", text: "" })).toBe(false);
  expect(isTold({ type: "say", text: "hello" })).toBe(false);
});
