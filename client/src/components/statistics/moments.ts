// The best moments of games that were reviewed.

import type { ReviewedGame } from "../../lib/server/protocol";

export const accuracy = ({ accurate, turns }: Pick<ReviewedGame, "accurate" | "turns">): number =>
  turns ? accurate / turns : 1;

const FEW = 5; // turns: of so short a game it says nothing

// Of several as accurate the one with more turns.
export function mostAccurateOf(games: ReviewedGame[]): ReviewedGame | undefined {
  const long = games.filter(({ turns }) => turns > FEW);
  return long.toSorted((a, b) => accuracy(b) - accuracy(a) || b.turns - a.turns)[0];
}

const HOPE = 0.5; // whoever never stood worse than that has not come back

// The game that was won though it stood worst.
export function comebackOf(games: ReviewedGame[]): ReviewedGame | undefined {
  const won = games.filter((game) => game.won && game.least !== null && game.least < HOPE);
  return won.toSorted((a, b) => (a.least ?? 1) - (b.least ?? 1))[0];
}
