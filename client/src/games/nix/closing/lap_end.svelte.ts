// The end of a lap on this page: its board, for how long the table waits, and who still looks.

import { untrack } from "svelte";
import type { Table } from "../../../lib/table/table.svelte";
import type { ClosingAside, NixView } from "../view";
import { isShown, lastClosed, secondsLeft } from "./closing";

export class LapEnd {
  #table: Table;
  #view: () => NixView;
  #begun: number;
  #looked = $state(0);

  constructor(table: Table, view: () => NixView) {
    this.#table = table;
    this.#view = view;
    this.#begun = untrack(() => table.events.at(-1)?.seq ?? 0);
    // A pause that is over for me stays over, also once the table has forgotten it.
    $effect(() => {
      if (this.#closed && this.#pause && !this.shown) this.#looked = this.#closed.seq;
    });
  }

  #closed = $derived.by(() => lastClosed(this.#table.events));
  #pause = $derived.by(() => this.#table.lobby?.pause ?? null);

  // How many seconds the table still waits.
  left = $derived.by(() => secondsLeft(this.#pause, this.#table.time));

  // The board of the lap, as long as I look at it.
  shown = $derived.by((): ClosingAside | null => {
    const latest = this.#view().last_turn?.asides.some(({ kind }) => kind === "closing") ?? false;
    const at = { seat: this.#table.seat, begun: this.#begun, looked: this.#looked };
    const closed = this.#view().outcome ? null : this.#closed;
    if (this.#table.replayed) return latest && closed ? closed.board : null;
    const shown = closed && isShown(closed, latest, { ...at, pause: this.#pause, now: this.#table.time });
    return shown ? closed.board : null;
  });

  // The others who have not looked yet.
  looking = $derived.by((): number[] => {
    const waits = (seat: number): boolean => seat !== this.#table.seat && !this.#pause?.seen.includes(seat);
    return (this.#table.lobby?.seats ?? []).flatMap(({ kind, present }, seat) =>
      kind === "person" && present && waits(seat) ? [seat] : [],
    );
  });

  goOn(): void {
    if (this.#closed) this.#looked = this.#closed.seq;
    if (this.left && this.#table.seat !== null) this.#table.send({ type: "seen" });
  }
}
