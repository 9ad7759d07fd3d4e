// A hand and piles, as a person plays with them: what is picked, what may go where, what is on its
// way, what was just drawn. Boards say where their piles are.

import { untrack } from "svelte";
import type { View } from "../../../lib/server/protocol";
import { playsOf } from "../../../lib/story/plays";
import type { Table } from "../../../lib/table/table.svelte";
import { arrive, Flights, type Flight } from "./flight.svelte";
import { historyOf, landingsOf, newCards, pilesById, playableCards, type Landing } from "./laid";
import { byPile, costOf, isDear, readPlay, type PileInfo, type Play } from "./pile";
import { Picking } from "./picking.svelte";

export interface HandView extends View {
  hand: number[] | null;
}

// A pile as this page names it.
export interface Place {
  id: string;
  pile: PileInfo;
  // The other side's.
  theirs: boolean;
}

interface Around<V extends HandView> {
  table: Table;
  view: () => V;
  most: number;
  places: (view: V) => Place[];
  // The pile of this page on which a play of a seat landed.
  landed: (play: Play, seat: number | null) => string;
}

const FRESH_FOR = 6000;
const AFTER_ALL_OTHERS = 1000; // a card on the other side is a gift: own piles come first
const MOMENT = 900;

export class Playing<V extends HandView> {
  readonly flights = new Flights();
  readonly picking: Picking;
  // Cards that were just drawn.
  fresh = $state.raw<number[]>([]);
  // Piles that have just gone back by a trick.
  moments = $state.raw<string[]>([]);
  #around: Around<V>;
  #most = $state(0);
  #dropped = "";
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around<V>) {
    this.#around = around;
    this.picking = new Picking({
      hand: () => this.hand,
      places: () =>
        this.places.map(({ id, pile, theirs }) => ({
          id,
          cost: (card) => costOf(pile, card) + (theirs ? AFTER_ALL_OTHERS : 0),
          legal: (card) => this.legal(card, id),
        })),
      play: (card, pile) => this.play(card, pile),
    });
    $effect(() => this.picking.keepWithin(this.hand));
    $effect(() => this.#watch());
    $effect(() => {
      this.#most = Math.max(
        untrack(() => this.#most),
        this.slots.length,
      );
    });
  }

  get view(): V {
    return this.#around.view();
  }

  get picked(): number | null {
    return this.picking.picked;
  }

  hand = $derived.by(() => this.view.hand ?? []);
  places = $derived.by(() => this.#around.places(this.view));
  #legal = $derived.by(() => byPile(this.view.legal));
  #playable = $derived.by(() => playableCards(this.#legal));

  // The cards I had when my turn began: within a turn each keeps its place.
  slots = $derived.by(() => {
    const { table } = this.#around;
    const mine = this.view.seat !== null && this.view.seat === table.seat && !this.view.outcome;
    const played = mine ? this.view.turn.played.map((action) => readPlay(action)?.card) : [];
    return [...this.hand, ...played.filter((card) => card !== undefined)];
  });

  // How many cards a full hand has, as far as this page has seen one.
  get full(): number {
    return Math.max(this.#most, this.slots.length, 5);
  }

  // The cards on each pile, oldest first.
  #history = $derived.by(() => historyOf(playsOf(this.#around.table.events), this.#around.landed));

  below(id: string, shown: number): number[] {
    const cards = this.#history.get(id) ?? [];
    const top = cards.lastIndexOf(shown);
    return top < 0 ? [] : cards.slice(0, top);
  }

  legal(card: number | null, id: string): boolean {
    return card !== null && !!this.#legal.get(id)?.has(card);
  }

  playable(card: number): boolean {
    return this.#playable.has(card);
  }

  // The pile where the picked card costs least; none where all cost the same, or much.
  best = $derived.by(() => {
    const card = this.picked;
    if (card === null) return null;
    const open = this.places.filter(({ id, theirs }) => !theirs && this.legal(card, id));
    const costs = open.map(({ pile }) => costOf(pile, card));
    const least = Math.min(...costs);
    if (isDear(least, this.#around.most)) return null;
    return costs.filter((cost) => cost === least).length === 1 ? open[costs.indexOf(least)]!.id : null;
  });

  fatal(card: number | null, id: string): boolean {
    return card !== null && this.view.fatal.includes(`${card}>${id}`);
  }

  play(card: number, pile: string): void {
    const { table } = this.#around;
    if (!table.mine) return;
    table.send({ type: "play", action: `${card}>${pile}` });
    // What waits for a connection is laid aside, so that it is not put onto a second pile as well.
    if (table.health !== "online") this.picking.pick(null);
  }

  pick(card: number | null): void {
    this.#around.table.dismiss();
    this.picking.pick(card);
  }

  drop(card: number, pile: string): void {
    if (this.legal(card, pile)) this.#dropped = `${card}>${pile}`;
    this.play(card, pile);
  }

  // Before a sync is shown: where cards come from, while the page still looks as before.
  #watch(): () => void {
    const { table, most, places, landed } = this.#around;
    return untrack(() => table).watch((sync, before) => {
      if (!before || !sync.view) return;
      const plays = landingsOf(sync.events, pilesById(places(before as V)), landed);
      if (!sync.view.outcome)
        this.flights.start(
          plays.map((play) => this.#flight(play)),
          most,
        );
      this.#dropped = "";
      this.#welcome(sync.view as V, before as V);
    });
  }

  // On its way to its pile; one that was dropped there lies there already.
  #flight({ action, card, pile, seat, before, trick }: Landing): Flight {
    const mine = seat === this.#around.table.seat;
    const from = mine ? `[data-card="${card}"]` : `[data-seat="${seat}"]`;
    return {
      card,
      pile,
      before,
      mine,
      from: action === this.#dropped ? null : document.querySelector(from),
      landed: () => trick && this.#celebrate(pile),
    };
  }

  #celebrate(pile: string): void {
    this.moments = [...this.moments, pile];
    setTimeout(() => (this.moments = this.moments.filter((each) => each !== pile)), MOMENT);
  }

  #welcome(view: V, before: V): void {
    const had = [...this.slots, ...(before.hand ?? [])];
    const drawn = before.hand?.length ? newCards(view.hand ?? [], had) : [];
    if (!drawn.length) return;
    this.fresh = drawn;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.fresh = []), FRESH_FOR);
    void arrive(drawn);
  }
}
