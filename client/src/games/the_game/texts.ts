import type { OptionText, Texts } from "../../text/languages";
import { withPiles, words } from "../parts/piles/texts";

const en = {
  ...withPiles(words.en, { up1: "Up 1", up2: "Up 2", down1: "Down 1", down2: "Down 2" }),
  cover: {
    title: "The Game",
    line: "98 cards, four piles, one team. Get rid of them all.",
  },
  options: {
    minimum: { label: "Cards per turn", values: { 2: "at least 2", 3: "at least 3 (hard)" } },
  } as Record<string, OptionText>,
};

export type TheGameText = typeof en;

const de: TheGameText = {
  ...withPiles(words.de, { up1: "Auf 1", up2: "Auf 2", down1: "Ab 1", down2: "Ab 2" }),
  cover: {
    title: "The Game",
    line: "98 Karten, vier Stapel, ein Team. Werdet sie alle los.",
  },
  options: {
    minimum: { label: "Karten pro Zug", values: { 2: "mindestens 2", 3: "mindestens 3 (schwer)" } },
  },
};

export const texts: Texts<TheGameText> = { en, de };
