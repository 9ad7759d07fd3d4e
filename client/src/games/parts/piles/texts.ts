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
  // Why a bot plays so, with the piles as its player has them.
  why: (pile: PileName): Messages => ({
    "why-skips-none": (p) => `${p.card} on ${pile(p.pile)} skips no unplayed card.`,
    "why-skips-one": (p) => `${p.card} on ${pile(p.pile)} skips one unplayed card.`,
    "why-skips": (p) => `${p.card} on ${pile(p.pile)} skips ${p.count} unplayed cards.`,
    "why-trick": (p) => `${p.card} goes back by ten on ${pile(p.pile)}: room that was lost is won again.`,
    "why-end": () => "The turn may end, and what is left is worth more in the hand.",
    "why-chance": (p) => `I give it ${p.chance} % to win.`,
    "why-chances": (p) => `I give it ${p.chance} % to win; the best other way ${p.other} %.`,
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
  why: (pile) => ({
    "why-skips-none": (p) => `Die ${p.card} auf ${pile(p.pile)} überspringt keine Karte, die noch kommt.`,
    "why-skips-one": (p) => `Die ${p.card} auf ${pile(p.pile)} überspringt eine Karte, die noch kommt.`,
    "why-skips": (p) => `Die ${p.card} auf ${pile(p.pile)} überspringt ${p.count} Karten, die noch kommen.`,
    "why-trick": (p) =>
      `Die ${p.card} geht auf ${pile(p.pile)} um zehn zurück: Verlorener Platz ist wieder da.`,
    "why-end": () => "Der Zug darf enden, und was übrig ist, ist auf der Hand mehr wert.",
    "why-chance": (p) => `Ich gebe dem ${p.chance} % Gewinnchance.`,
    "why-chances": (p) => `Ich gebe dem ${p.chance} % Gewinnchance, dem besten anderen Weg ${p.other} %.`,
  }),
};

export const words: Texts<PileWords> = { en, de };

// The same with the names of a game's own piles.
export interface NamedPiles extends Omit<PileWords, "messages" | "why"> {
  pile: PileName;
  messages: Messages;
}

type Names = Readonly<Record<string, string>>;

// `theirs` are the piles of whoever says why, where those are others than the reader's.
export function withPiles(
  { messages, why, ...said }: PileWords,
  names: Names,
  theirs: Names = names,
): NamedPiles {
  const called =
    (piles: Names): PileName =>
    (name) =>
      piles[String(name)] ?? String(name);
  const pile = called(names);
  return { ...said, pile, messages: { ...messages(pile), ...why(called(theirs)) } };
}
