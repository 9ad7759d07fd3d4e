// A table at which a game is looked at that is over. Boards, log and text view take it for any other.

import type { GameClient } from "../../games/game";
import type { GameInfo, Sync } from "../server/protocol";
import { Table, type Line } from "../table/table.svelte";
import type { Eyes, Steps } from "./steps";

const NOBODY: Line = { send: () => undefined, withdraw: () => undefined, close: () => undefined };

export class ReplayTable extends Table {
  step = $state.raw(0);
  eyes = $state.raw<Eyes>("spectator");
  // The actions that would have been better there.
  better = $state.raw<string[]>([]);
  override explained = true;
  readonly steps: Steps;

  constructor(steps: Steps, game: GameClient, info: GameInfo | null, step: number, eyes: Eyes) {
    super(steps.told.table.id, game, info, () => NOBODY);
    this.steps = steps;
    this.health = "online";
    this.show(step, eyes);
  }

  override get replayed(): boolean {
    return true;
  }

  override get me(): number | null {
    return this.steps.told.seat;
  }

  override get mine(): boolean {
    return false;
  }

  override get allLit(): string[] {
    return this.better;
  }

  // Go to a step. From one to the next, cards move as they do at a table.
  show(wanted: number, eyes: Eyes = this.eyes): void {
    const step = this.steps.within(wanted);
    const follows = this.lobby !== null && eyes === this.eyes && step === this.step + 1;
    const sync = this.#sync(this.steps, step, eyes);
    const before = this.events.length;
    if (follows) this.announce({ ...sync, events: sync.events.slice(before) });
    this.news = follows ? sync.events.slice(before) : [];
    this.step = step;
    this.eyes = eyes;
    this.#take(sync);
  }

  // The game as it might have gone, in the place of this one, until a step of this one is shown again.
  instead(other: Steps, step: number): void {
    this.news = [];
    this.#take(this.#sync(other, other.within(step), this.eyes));
  }

  #take(sync: Sync): void {
    this.better = [];
    this.seat = sync.seat;
    this.lobby = sync.table;
    this.view = sync.view;
    this.signals = sync.signals;
    this.events = sync.events;
  }

  #sync(steps: Steps, step: number, eyes: Eyes): Sync {
    const view = steps.view(step, eyes);
    return {
      type: "sync",
      seq: steps.at(step).seq,
      events: steps.events(step),
      table: this.steps.lobby(view), // whoever played it is called so in either
      view,
      seat: typeof eyes === "number" ? eyes : null,
      signals: steps.signals(step),
    };
  }
}
