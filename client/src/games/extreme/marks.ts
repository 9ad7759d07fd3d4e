// How a card shows the command that it carries.

import type { Mark } from "../parts/piles/pile";
import { drawings } from "./drawings";
import type { Say } from "../../text/index.svelte";
import type { Command, ExtremeView } from "./view";

export const markOf = (command: Command | null | undefined, t: Say): Mark | null =>
  command
    ? {
        drawing: drawings[command],
        name: t(`extreme-command-${command}`),
        wants: t(`extreme-command-${command}-wants`),
      }
    : null;

export const commandsIn = ({ layout }: ExtremeView): Map<number, Command> =>
  new Map(
    Object.entries(layout).flatMap(([command, cards]) =>
      cards.map((card): [number, Command] => [card, command as Command]),
    ),
  );

export const cardMark = (view: ExtremeView, card: number, t: Say): Mark | null =>
  markOf(commandsIn(view).get(card), t);
