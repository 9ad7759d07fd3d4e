// How a card shows the command that it carries.

import type { Mark } from "../parts/piles/pile";
import { drawings } from "./drawings";
import type { ExtremeText } from "./texts";
import type { Command } from "./view";

export const markOf = (command: Command | null | undefined, t: ExtremeText): Mark | null =>
  command ? { drawing: drawings[command], name: t.commands[command][0] } : null;
