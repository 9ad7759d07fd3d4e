// How this person looks to others: asked for once, and kept.

import { COLOURS, SHAPES, type Look } from "../table/looks";
import { recall, remember } from "./memory";

const KEY = "look";

// What was chosen; else something by lot, which stays.
export function myLook(): Look {
  const [colour, glyph] = (recall(KEY) ?? "").split(" ").map(Number);
  if (valid(colour, COLOURS) && valid(glyph, SHAPES.length)) return { colour, glyph };
  const look = { colour: lot(COLOURS), glyph: lot(SHAPES.length) };
  keepLook(look);
  return look;
}

export const keepLook = (look: Look): void => remember(KEY, `${look.colour} ${look.glyph}`);

const valid = (number: number | undefined, most: number): number is number =>
  Number.isInteger(number) && number! >= 0 && number! < most;

const lot = (most: number): number => Math.floor(Math.random() * most);
