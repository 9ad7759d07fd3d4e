// What lies on the table about a pile, as this person wants to see it.

import { settings } from "../../../../lib/browser/settings.svelte";
import type { Table } from "../../../../lib/table/table.svelte";
import { calledOf } from "../../../../lib/words/names";
import type { Say } from "../../../../text/index.svelte";
import type { PileSignal, SignalName } from "../pile";

// What can be said about a pile.
export const CHOICES = ["leave", "leave-strong", "good"] as const satisfies SignalName[];

export function signalsOn(table: Table, pile: string, t: Say): PileSignal[] {
  return table.signals
    .filter((each) => each.pile === pile && shown(each.signal, each.seat === table.seat))
    .map(({ seat, signal }) => ({
      seat,
      signal,
      who: calledOf(table, seat, t),
      me: seat === table.seat,
      look: table.look(seat),
    }));
}

const shown = (signal: SignalName, me: boolean): boolean =>
  signal !== "none" &&
  (me || settings.signals === "all" || (settings.signals === "strong" && signal === "leave-strong"));

// The same in words.
export const saidOf = (table: Table, pile: string, t: Say): string =>
  signalsOn(table, pile, t)
    .map(({ who, signal }) => t("house-told", { name: who, what: t.find(`signals-${signal}`) ?? "" }))
    .join(", ");

export const mySignal = (table: Table, pile: string): SignalName | null =>
  table.signals.find((each) => each.pile === pile && each.seat === table.seat)?.signal ?? null;

// To say something about a pile; to say it a second time takes it back.
export function say(table: Table, pile: string, choice: SignalName): void {
  const signal = mySignal(table, pile) === choice ? "none" : choice;
  table.send({ type: "signal", pile, signal });
}
