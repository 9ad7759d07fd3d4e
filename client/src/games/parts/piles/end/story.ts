// A game with piles in figures: how late each card came, what the dearest step was, how many tricks.

import type { PlayedEvent } from "../../../../lib/server/protocol";
import { costOf, readPlay, TRICK, type PileInfo } from "../pile";

export interface Step {
  from: number;
  to: number;
  cost: number;
}

export interface Story {
  // The cards in the order in which they were played.
  cards: number[];
  tricks: number;
  dearest: Step | null;
}

// From actions such as "37>up1", and the piles as they began. Where a game began with cards on them, what lay
// there is not known: the first card on each pile has no price.
export function storyOf(
  actions: string[],
  piles: Pick<PileInfo, "pile" | "ascending" | "start">[],
  whole = true,
): Story {
  const tops = new Map(piles.map((pile) => [pile.pile, { ...pile, top: whole ? pile.start : NaN }]));
  const story: Story = { cards: [], tricks: 0, dearest: null };
  for (const play of actions.map(readPlay)) {
    const pile = play && tops.get(play.pile);
    if (!pile) continue;
    const cost = costOf(pile, play.card);
    if (cost > (story.dearest?.cost ?? 0)) story.dearest = { from: pile.top, to: play.card, cost };
    story.tricks += Number(cost === -TRICK);
    story.cards.push(play.card);
    tops.set(play.pile, { ...pile, top: play.card });
  }
  return story;
}

// How many turns were played; the last one need not have been ended.
export function turnsIn(plays: PlayedEvent[]): number {
  const ended = plays.filter((play) => play.ends_turn).length;
  return ended + Number(plays.length > 0 && !plays.at(-1)?.ends_turn);
}

// How many cards each seat has laid, in the order of the seats.
export function laidBy(plays: PlayedEvent[]): Map<number, number> {
  const laid = new Map<number, number>();
  for (const { seat, action } of plays) {
    if (seat !== null && readPlay(action)) laid.set(seat, (laid.get(seat) ?? 0) + 1);
  }
  return new Map([...laid].sort(([one], [other]) => one - other));
}
