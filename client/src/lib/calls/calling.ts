// At a table: sounds, and calls for someone who looks elsewhere, as far as this person has chosen them.

import { settings } from "../browser/settings.svelte";
import type { Sync, View } from "../server/protocol";
import type { Table } from "../table/table.svelte";
import { becameMine, soundOf } from "./calls";
import { canVibrate, listen, notify, vibrate } from "./elsewhere";
import { play } from "./sound";

// The words of a notification: a title, and what there is to say.
export type Words = () => [title: string, body: string];

// Until what this returns is called.
export function callAt(table: Table, words: Words): () => void {
  const deaf = table.watch((sync, before) => call(sync, before, words));
  const blind = listen();
  return () => {
    deaf();
    blind();
  };
}

function call(sync: Sync, before: View | null, words: Words): void {
  const sound = settings.sound ? soundOf(sync, before) : null;
  if (sound) void play(sound);
  if (!becameMine(sync, before)) return;
  if (settings.notification) void notify(...words(), settings.vibration);
  if (settings.vibration && canVibrate()) vibrate();
}
