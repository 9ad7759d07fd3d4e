// The table in words: that of The Game, with the commands on piles and cards.

import type { InWords } from "../parts/text/told";
import { tableWords } from "../the_game/in_words";
import type { Command, ExtremeView } from "./view";

export const inWords: InWords<ExtremeView> = (view, t, reader) => {
  const commands = Object.entries(view.layout) as [Command, number[]][];
  const called = (command: Command | null | undefined): string =>
    command ? t(`extreme-command-${command}`) : "";
  return tableWords(
    view,
    t,
    reader,
    (pile) => called(pile.command),
    (card) => called(commands.find(([, cards]) => cards.includes(card))?.[0]),
  );
};
