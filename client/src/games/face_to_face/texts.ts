import type { Messages, OptionText, Texts } from "../../text/languages";
import { withPiles, words } from "../parts/piles/texts";

const piles = {
  en: {
    up: "Your up pile",
    down: "Your down pile",
    "their-up": "The other side’s up pile",
    "their-down": "The other side’s down pile",
  },
  de: {
    up: "Dein Stapel nach oben",
    down: "Dein Stapel nach unten",
    "their-up": "Der Stapel nach oben gegenüber",
    "their-down": "Der Stapel nach unten gegenüber",
  },
};
// As a bot speaks of its own; on those of the other side it only helps.
const own = {
  en: { up: "its up pile", down: "its down pile" },
  de: { up: "dem eigenen Stapel nach oben", down: "dem eigenen Stapel nach unten" },
};
const said = {
  en: withPiles(words.en, piles.en, own.en),
  de: withPiles(words.de, piles.de, own.de),
};

const en = {
  ...said.en,
  rules: [
    "Each of you has 58 cards, 2 to 59, an own pile that goes up from 1 and one that goes down from 60. Who gets rid of all cards first wins.",
    "On your turn you put down at least two cards, always. Who cannot has lost.",
    "On your own piles the backwards trick works: exactly ten back.",
    "One card a turn may go on a pile of the other side, and it must help there: lower on the up pile, higher on the down pile.",
    "Afterwards you draw two cards. If you have helped, you draw up to six.",
  ],
  cover: {
    title: "Face to Face",
    line: "A duel. To fill your hand, you have to help the other side.",
  },
  yourPile: (kind: string): string => (kind === "up" ? "your up pile" : "your down pile"),
  pileOf: (kind: string, name: string): string => `${name}’s ${kind} pile`,
  willDraw: (n: number): string => `You will draw ${n}`,
  given: "You have helped: you draw up to 6.",
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
    "gift-open": () => "One card may help the other side; then you draw up to 6.",
    "help-lower": (p) => `${said.en.pile(p.pile)} is only helped by a card lower than ${p.top}.`,
    "help-higher": (p) => `${said.en.pile(p.pile)} is only helped by a card higher than ${p.top}.`,
    "why-gift-one": (p) => `${p.card} goes to the other side, and the hand is filled up by one card.`,
    "why-gift": (p) => `${p.card} goes to the other side, and the hand is filled up by ${p.count} cards.`,
    "why-end-early": () => "The turn may end; another card now would cost more than it brings.",
  } as Messages,
};

export type FaceToFaceText = typeof en;

const de: FaceToFaceText = {
  ...said.de,
  rules: [
    "Beide haben 58 Karten, 2 bis 59, einen eigenen Stapel, der ab 1 steigt, und einen, der ab 60 fällt. Wer zuerst alle los ist, gewinnt.",
    "Wer dran ist, legt mindestens zwei Karten, immer. Wer das nicht kann, hat verloren.",
    "Auf den eigenen Stapeln geht der Rückwärtstrick: genau um zehn zurück.",
    "Eine Karte pro Zug darf auf einen Stapel der Gegenseite, und dort muss sie helfen: kleiner auf dem steigenden, größer auf dem fallenden.",
    "Danach ziehst du zwei Karten. Hast du geholfen, ziehst du auf sechs nach.",
  ],
  cover: {
    title: "Face to Face",
    line: "Ein Duell. Wer eine volle Hand will, muss der Gegenseite helfen.",
  },
  yourPile: (kind) => (kind === "up" ? "deinen Stapel nach oben" : "deinen Stapel nach unten"),
  pileOf: (kind, name) => `den Stapel nach ${kind === "up" ? "oben" : "unten"} von ${name}`,
  willDraw: (n) => `Du ziehst ${n}`,
  given: "Du hast geholfen: du ziehst auf 6 nach.",
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
    "gift-given": () => "Deine eine Karte für die Gegenseite liegt in diesem Zug schon.",
    "gift-open": () => "Eine Karte darf der Gegenseite helfen; dann ziehst du auf 6 nach.",
    "help-lower": (p) => `${said.de.pile(p.pile)}: Dort hilft nur eine Karte unter ${p.top}.`,
    "help-higher": (p) => `${said.de.pile(p.pile)}: Dort hilft nur eine Karte über ${p.top}.`,
    "why-gift-one": (p) => `Die ${p.card} geht zur Gegenseite, und eine Karte füllt die Hand wieder auf.`,
    "why-gift": (p) => `Die ${p.card} geht zur Gegenseite, und ${p.count} Karten füllen die Hand wieder auf.`,
    "why-end-early": () => "Der Zug darf enden; noch eine Karte würde jetzt mehr kosten als bringen.",
  },
};

export const texts: Texts<FaceToFaceText> = { en, de };
