// What is said at every table with piles.

import { languages } from "../../../text/index.svelte";
import type { Messages, Texts } from "../../../text/languages";

type PileName = (pile: unknown) => string;

const en = {
  draw: "Draw pile",
  left: "still to play",
  pick: "Pick a card.",
  pickPile: "Now pick a pile.",
  nowhere: "This card fits nowhere now.",
  keys: "← → card, ↑ ↓ pile, digits type a number, Enter plays, u takes back, e ends, Esc unpicks",
  put: (card: number, where: string): string => `${card} on ${where}`,
  label: (name: string, ascending: boolean, top: number): string =>
    `${name}, ${ascending ? "ascending" : "descending"}, shows ${top}`,
  cost: (n: number): string => `costs ${n}`,
  trick: "backwards trick, wins back 10",
  doesNotFit: "does not fit",
  playHere: (card: number): string => `play ${card} here`,
  helps: (n: number): string => `helps by ${n}`,
  helpsNot: "does not help",
  won: "Won. All cards are down.",
  lost: (n: number): string => `Lost with ${languages.en.cards(n)} left.`,
  excellent: "Fewer than 10: that is excellent.",
  handsOpen: "What was left",
  reasons: {
    "all-down": "",
    stuck: "No card fitted any more.",
  } as Record<string, string>,
  messages: (pile: PileName): Messages => ({
    "needs-more": (p) => `${pile(p.pile)} needs more than ${p.top}, or exactly ${p.trick}.`,
    "needs-more-only": (p) => `${pile(p.pile)} needs more than ${p.top}.`,
    "needs-less": (p) => `${pile(p.pile)} needs less than ${p.top}, or exactly ${p.trick}.`,
    "needs-less-only": (p) => `${pile(p.pile)} needs less than ${p.top}.`,
    "cards-owed": (p) => `Put down ${p.count} more first.`,
    owe: (p) => `Put down at least ${p.count} more.`,
  }),
};

export type PileWords = typeof en;

const de: PileWords = {
  draw: "Nachziehstapel",
  left: "noch zu legen",
  pick: "Nimm eine Karte.",
  pickPile: "Und jetzt auf welchen Stapel?",
  nowhere: "Diese Karte passt gerade nirgends.",
  keys: "← → Karte, ↑ ↓ Stapel, Ziffern tippen eine Zahl, Enter legt, u nimmt zurück, e beendet, Esc legt zurück in die Hand",
  put: (card, where) => `${card} auf ${where}`,
  label: (name, ascending, top) => `${name}, ${ascending ? "aufsteigend" : "absteigend"}, zeigt ${top}`,
  cost: (n) => `kostet ${n}`,
  trick: "Rückwärtstrick, gewinnt 10 zurück",
  doesNotFit: "passt nicht",
  playHere: (card) => `${card} hierher legen`,
  helps: (n) => `hilft um ${n}`,
  helpsNot: "hilft nicht",
  won: "Gewonnen. Alle Karten liegen.",
  lost: (n) => `Verloren, ${n === 1 ? "1 Karte ist" : `${n} Karten sind`} übrig.`,
  excellent: "Weniger als 10: das ist hervorragend.",
  handsOpen: "Was übrig blieb",
  reasons: {
    "all-down": "",
    stuck: "Keine Karte passte mehr.",
  },
  messages: (pile) => ({
    "needs-more": (p) => `${pile(p.pile)} braucht mehr als ${p.top}, oder genau ${p.trick}.`,
    "needs-more-only": (p) => `${pile(p.pile)} braucht mehr als ${p.top}.`,
    "needs-less": (p) => `${pile(p.pile)} braucht weniger als ${p.top}, oder genau ${p.trick}.`,
    "needs-less-only": (p) => `${pile(p.pile)} braucht weniger als ${p.top}.`,
    "cards-owed": (p) => `Lege zuerst noch ${p.count}.`,
    owe: (p) => `Lege noch mindestens ${p.count}.`,
  }),
};

export const words: Texts<PileWords> = { en, de };

// The same with the names of a game's own piles.
export interface NamedPiles extends Omit<PileWords, "messages"> {
  pile: PileName;
  messages: Messages;
}

export function withPiles(said: PileWords, names: Record<string, string>): NamedPiles {
  const pile: PileName = (name) => names[String(name)] ?? String(name);
  return { ...said, pile, messages: said.messages(pile) };
}
