import type { Messages, OptionText, Texts } from "../../text/languages";
import { withPiles, words } from "../parts/piles/texts";

const piles = {
  en: { up: "Up", down: "Down", "their-up": "Their up", "their-down": "Their down" },
  de: { up: "Auf", down: "Ab", "their-up": "Auf gegenüber", "their-down": "Ab gegenüber" },
};
const said = { en: withPiles(words.en, piles.en), de: withPiles(words.de, piles.de) };

const en = {
  ...said.en,
  cover: {
    title: "Face to Face",
    line: "A duel. To fill your hand, you have to help the other side.",
  },
  mySide: "Your side",
  willDraw: (n: number): string => `You will draw ${n}`,
  gift: "With one card on their side: up to 6.",
  given: "You have helped: up to 6 cards.",
  options: {
    last_card: {
      label: "A single last card",
      values: { lost: "loses", allowed: "may be played" },
    },
  } as Record<string, OptionText>,
  reasons: {
    ...said.en.reasons,
    "single-card": "A turn cannot begin with a single card.",
  } as Record<string, string>,
  messages: {
    ...said.en.messages,
    "gift-given": () => "You have given your one card for this turn.",
    "gift-open": () => "One card may help the other side.",
    "help-lower": (p) => `${said.en.pile(p.pile)} is only helped by a card lower than ${p.top}.`,
    "help-higher": (p) => `${said.en.pile(p.pile)} is only helped by a card higher than ${p.top}.`,
  } as Messages,
};

export type FaceToFaceText = typeof en;

const de: FaceToFaceText = {
  ...said.de,
  cover: {
    title: "Face to Face",
    line: "Ein Duell. Wer eine volle Hand will, muss der Gegenseite helfen.",
  },
  mySide: "Deine Seite",
  willDraw: (n) => `Du wirst ${n} ziehen`,
  gift: "Mit einer Karte auf der Gegenseite: bis auf 6.",
  given: "Du hast geholfen: bis auf 6 Karten.",
  options: {
    last_card: {
      label: "Eine einzelne letzte Karte",
      values: { lost: "verliert", allowed: "darf gespielt werden" },
    },
  },
  reasons: {
    ...said.de.reasons,
    "single-card": "Mit einer einzelnen Karte kann kein Zug beginnen.",
  },
  messages: {
    ...said.de.messages,
    "gift-given": () => "Deine eine Karte für die Gegenseite ist in diesem Zug gelegt.",
    "gift-open": () => "Eine Karte darf der Gegenseite helfen.",
    "help-lower": (p) => `${said.de.pile(p.pile)}: dort hilft nur eine Karte unter ${p.top}.`,
    "help-higher": (p) => `${said.de.pile(p.pile)}: dort hilft nur eine Karte über ${p.top}.`,
  },
};

export const texts: Texts<FaceToFaceText> = { en, de };
