// What is said at every table with piles.

import { languages } from "../../../text/index.svelte";
import type { Messages, Texts } from "../../../text/languages";

type PileName = (pile: unknown) => string;

const en = {
  draw: "Draw pile",
  left: "still to play",
  pick: "Pick a card.",
  signalHint: "Tell the others about a pile.",
  toDraw: "to draw",
  over: "over",
  under: "under",
  or: "or",
  tryIt: "Try it: pick a card, then a pile.",
  tryAgain: "Once more",
  helpsShort: "helps",
  fatal: "after it nothing fits any more",
  fatalShort: "Your last card",
  nowhere: "This card fits nowhere now.",
  keys: "← → card, ↑ ↓ pile, digits type a number, Enter plays, u takes back, e ends, Esc unpicks, ? rules",
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
  cardsLeft: (n: number): string => (n === 1 ? "card left" : "cards left"),
  skyline: (down: number, left: number): string => `${down} cards are down, ${left} are left`,
  turns: (n: number): string => (n === 1 ? "turn" : "turns"),
  tricks: (n: number): string => (n === 1 ? "backwards trick" : "backwards tricks"),
  dearestStep: "dearest step",
  whoLaid: "Who laid how many cards",
  youStuck: "You could not go on: none of your cards fitted.",
  stuckOn: (name: string): string => `${name} could not go on: none of the cards in that hand fitted.`,
  tops: (tops: string): string => `The piles showed ${tops}.`,
  dearest: (from: number, to: number, inside: number): string =>
    inside
      ? `The dearest step was from ${from} to ${to}: ${inside} of the cards that were left lie inside it.`
      : `The dearest step was from ${from} to ${to}.`,
  down: (n: number, all: number): string => `${n} of ${all} down`,
  reasons: {
    "all-down": "",
    stuck: "No card fitted any more.",
    conceded: "Given up.",
  } as Record<string, string>,
  messages: (pile: PileName): Messages => ({
    "needs-more": (p) => `${pile(p.pile)} needs more than ${p.top}, or exactly ${p.trick}.`,
    "needs-more-only": (p) => `${pile(p.pile)} needs more than ${p.top}.`,
    "needs-less": (p) => `${pile(p.pile)} needs less than ${p.top}, or exactly ${p.trick}.`,
    "needs-less-only": (p) => `${pile(p.pile)} needs less than ${p.top}.`,
    "cards-owed": (p) => `Put down ${languages.en.cards(p.count)} first.`,
    "more-cards-owed": (p) => `Put down ${p.count} more first.`,
    owe: (p) => `Put down at least ${languages.en.cards(p.count)}.`,
    "owe-more": (p) => `Put down at least ${p.count} more.`,
  }),
};

export type PileWords = typeof en;

const de: PileWords = {
  draw: "Nachziehstapel",
  left: "noch zu legen",
  pick: "Wähle eine Karte.",
  signalHint: "Sag den anderen etwas zu einem Stapel.",
  toDraw: "zum Nachziehen",
  over: "über",
  under: "unter",
  or: "oder",
  tryIt: "Probier es: erst eine Karte, dann ein Stapel.",
  tryAgain: "Noch einmal",
  helpsShort: "hilft",
  fatal: "danach passt nichts mehr",
  fatalShort: "Danach geht nichts",
  nowhere: "Diese Karte passt gerade nirgends.",
  keys: "← → Karte, ↑ ↓ Stapel, Ziffern tippen eine Zahl, Enter legt, u nimmt zurück, e beendet, Esc legt zurück in die Hand, ? Regeln",
  put: (card, where) => `${card} auf ${where}`,
  label: (name, ascending, top) => `${name}, ${ascending ? "aufsteigend" : "absteigend"}, zeigt ${top}`,
  cost: (n) => `kostet ${n}`,
  trick: "Rückwärtstrick, bringt 10 zurück",
  doesNotFit: "passt nicht",
  playHere: (card) => `${card} hierher legen`,
  helps: (n) => `hilft um ${n}`,
  helpsNot: "hilft nicht",
  won: "Gewonnen. Alle Karten liegen.",
  lost: (n) => `Verloren, ${n === 1 ? "1 Karte ist" : `${n} Karten sind`} übrig.`,
  excellent: "Weniger als 10: das ist hervorragend.",
  handsOpen: "Was übrig blieb",
  cardsLeft: (n) => (n === 1 ? "Karte übrig" : "Karten übrig"),
  skyline: (down, left) => `${down} Karten liegen, ${left} sind übrig`,
  turns: (n) => (n === 1 ? "Zug" : "Züge"),
  tricks: (n) => (n === 1 ? "Rückwärtstrick" : "Rückwärtstricks"),
  dearestStep: "teuerster Schritt",
  whoLaid: "Wer wie viele Karten gelegt hat",
  youStuck: "Du konntest nicht weiter: keine deiner Karten passte.",
  stuckOn: (name) => `${name} konnte nicht weiter: keine Karte auf dieser Hand passte.`,
  tops: (tops) => `Die Stapel zeigten ${tops}.`,
  dearest: (from, to, inside) =>
    inside
      ? `Der teuerste Schritt ging von ${from} auf ${to}: dazwischen ${inside === 1 ? "liegt eine" : `liegen ${inside}`} der übrigen Karten.`
      : `Der teuerste Schritt ging von ${from} auf ${to}.`,
  down: (n, all) => `${n} von ${all} gelegt`,
  reasons: {
    "all-down": "",
    stuck: "Keine Karte passte mehr.",
    conceded: "Aufgegeben.",
  },
  messages: (pile) => ({
    "needs-more": (p) => `${pile(p.pile)} braucht mehr als ${p.top}, oder genau ${p.trick}.`,
    "needs-more-only": (p) => `${pile(p.pile)} braucht mehr als ${p.top}.`,
    "needs-less": (p) => `${pile(p.pile)} braucht weniger als ${p.top}, oder genau ${p.trick}.`,
    "needs-less-only": (p) => `${pile(p.pile)} braucht weniger als ${p.top}.`,
    "cards-owed": (p) => `Lege zuerst ${languages.de.cards(p.count)}.`,
    "more-cards-owed": (p) => `Lege zuerst noch ${p.count}.`,
    owe: (p) => `Lege mindestens ${languages.de.cards(p.count)}.`,
    "owe-more": (p) => `Lege noch mindestens ${p.count}.`,
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
