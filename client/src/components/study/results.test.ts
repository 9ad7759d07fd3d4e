import { describe, expect, it } from "vitest";
import { en as t, fr, it as italian } from "../../testing";
import type { GameInfo } from "../../lib/server/protocol";
import { dayBeside, dayText, effortText, resultText, weeksOf } from "./results";

const together = { cooperative: true, score: "cards-left" } as GameInfo;
const duel = { cooperative: false, score: "cards-left" } as GameInfo;
const counted = { cooperative: false, score: "points" } as GameInfo;

describe("results", () => {
  it("are said as people say them", () => {
    expect(resultText({ won: true, score: 0 }, together, t)).toBe("won");
    expect(resultText({ won: false, score: 1 }, together, t)).toBe("1 card left");
    expect(resultText({ won: false, score: 129 }, counted, t)).toBe("lost, 129 points");
    expect(resultText({ won: true, score: 12 }, duel, t)).toBe("won, 12 cards left");
    expect(resultText({ won: false, score: 1 }, together, fr)).toBe("1 carte restante");
    expect(resultText({ won: false, score: 1 }, together, italian)).toBe("1 carta rimasta");
    expect(effortText({ turns: 1, hints: 0 }, t)).toBe("1 turn");
    expect(effortText({ turns: 31, hints: 2 }, t)).toBe("31 turns, 2 hints");
  });
});

describe("days", () => {
  it("are those of UTC wherever one is", () => {
    expect(dayText("2026-11-17", "en")).toBe("November 17, 2026");
    expect(dayBeside("2026-03-01", -1)).toBe("2026-02-28");
    expect(dayBeside("2026-12-31", 1)).toBe("2027-01-01");
  });

  it("stand in weeks that begin on Monday", () => {
    const weeks = weeksOf("2026-11-17");
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});
