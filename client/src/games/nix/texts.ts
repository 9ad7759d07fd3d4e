import { listed } from "../../text/listing";
import type { Messages, OptionText, Texts } from "../../text/languages";
import { reasons } from "./reasons";

const rows: Record<string, string> = {
  quad: "Quad",
  run4: "Run of four",
  triple: "Triple",
  run3: "Run of three",
  pair: "Pair",
  run2: "Run of two",
  single: "Single",
  none: "No card",
};

const COUNTS = ["No", "A", "Two", "Three", "Four"];
const VALUES = ["", "one", "two", "three", "four", "five", "six", "seven"];
const plural = (word: string): string => (word.endsWith("x") ? `${word}es` : `${word}s`);

const en = {
  rules: [
    "Four laps of five rounds. In each round everybody plays one combination of cards and pushes a chip into its row.",
    "Chips in a row move one field to the right. The fourth pushes the first off the board, and it counts nothing.",
    "You have twelve cards and five chips for a lap; played cards are not replaced.",
    "One joker may stand in a combination. In round 5 a joker is only played alone.",
    "The super chip counts double. It goes with no joker, and not in round 5.",
    "After each lap your chips score the fields they lie on. After four laps the highest total wins.",
    "EGON, if he plays along, turns up cards and plays the best of them, last in every round.",
  ],
  cover: {
    title: "Nix für ungut!",
    line: "Play combinations, push chips, shove others off the board.",
  },
  keys: "↑ ↓ row, ← → other cards, 1 to 7 and j pick, s super chip, Enter plays, Esc puts back, ? rules",
  rows,
  lap: (n: number): string => `Lap ${n} of 4`,
  round: (n: number): string => `Round ${n} of 5`,
  where: (lap: number, round: number): string => `Lap ${lap} of 4, round ${round} of 5`,
  board: "Board",
  tryIt: "Try it: each tap on the row pushes the next chip in.",
  tryAgain: "Once more",
  row: (name: string, points: string): string => `${name}, points ${points}`,
  brings: (gain: string): string => `brings ${gain}`,
  chip: (name: string, big: boolean): string => (big ? `${name}'s super chip` : `${name}'s chip`),
  myChip: (big: boolean): string => (big ? "your super chip" : "your chip"),
  joker: "Joker",
  cardOf: (name: string, n: number, all: number): string => `${name}, ${n} of ${all}`,
  // what the picked cards are
  kind: (n: number, value: number): string =>
    n === 1 ? `A ${VALUES[value]}` : `${COUNTS[n]} ${plural(VALUES[value] ?? "")}`,
  run: (from: number, to: number): string => `A run from ${from} to ${to}`,
  values: (values: string[]): string => listed(values, "and"),
  aJoker: "A joker",
  withJoker: (cards: string): string => `${cards} with a joker`,
  noCard: "No card",
  tap: "Tap cards, or a row.",
  lastRound: "Last round: jokers only alone.",
  missing: (values: string[]): string =>
    `${listed(values, "and")} ${values.length > 1 ? "are" : "is"} missing.`,
  pushesOff: (name: string): string => `Your chip pushes ${name} off.`,
  pushesMeOff: "Careful: it pushes your own chip off.",
  counts: "It counts double.",
  // buttons
  play: "Play",
  playRow: (row: string, gain: string): string => `Play ${row.toLowerCase()}, ${gain}`,
  super: "Super chip",
  superNot: {
    joker: "The super chip does not go with a joker.",
    spent: "Your super chip is played.",
    pick: "First pick what to play.",
  },
  superChip: "super chip",
  superLeft: "super chip left",
  other: (n: number, all: number): string => `Other cards, ${n} of ${all}`,
  nothing: "Your hand is empty.",
  // scores
  sheet: "Score sheet",
  player: "Player",
  place: "Place",
  total: "Total",
  lapShort: (n: number): string => `Lap ${n}`,
  now: "so far",
  played: "Played in this lap",
  roundShort: "Round",
  // what happened
  egonTurned: "EGON turned up",
  closed: (n: number): string => `Lap ${n} is over`,
  goOn: "Go on",
  goOnIn: (seconds: number): string => `Go on (${seconds})`,
  stillLooking: (names: string[]): string =>
    `${listed(names, "and")} ${names.length > 1 ? "are" : "is"} still looking at the last lap.`,
  options: {
    egon: { label: "EGON plays along" },
    board: {
      label: "Points on the board",
      values: { zigzag: "Zigzag: kinds fall, runs rise", hills: "Hills: mostly the middle counts most" },
    },
  } as Record<string, OptionText>,
  messages: {
    "not-held": (p) => `You do not hold ${p.cards}.`,
    "not-a-combination": (p) => `${p.cards} is no ${(rows[String(p.row)] ?? String(p.row)).toLowerCase()}.`,
    "hand-not-empty": () => "No card is only for an empty hand.",
    "joker-alone": () => "In round 5 a joker may only be played alone.",
    "super-joker": () => "The super chip cannot go with a joker.",
    "super-too-late": () => "In round 5 the super chip is a plain one.",
    "super-spent": () => "Your super chip is already played.",
    "combination-owed": () => "Tap cards, or a row.",
    "last-round": () => "Last round: jokers only alone.",
    "super-left": () => "", // its button says so
    ...reasons.en,
  } as Messages,
};

export type NixText = typeof en;

const reihen: Record<string, string> = {
  quad: "Vierling",
  run4: "4er-Straße",
  triple: "Drilling",
  run3: "3er-Straße",
  pair: "Zwilling",
  run2: "2er-Straße",
  single: "Einzelkarte",
  none: "Keine Karte",
};

const ANZAHLEN = ["Keine", "Eine", "Zwei", "Drei", "Vier"];
const WERTE = ["", "Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben"];
const MEHRERE = ["", "Einsen", "Zweien", "Dreien", "Vieren", "Fünfen", "Sechsen", "Siebenen"];

const de: NixText = {
  rules: [
    "Vier Durchgänge mit je fünf Runden. In jeder Runde spielen alle eine Kombination und schieben einen Chip in deren Reihe.",
    "Die Chips in der Reihe rücken ein Feld nach rechts. Der vierte stößt den ersten vom Brett, und der zählt nichts mehr.",
    "Zwölf Karten und fünf Chips hast du für einen Durchgang; nachgezogen wird nicht.",
    "Ein Joker darf in einer Kombination sein. In Runde 5 geht ein Joker nur allein.",
    "Der Superchip zählt doppelt. Er geht nicht mit Joker und nicht in Runde 5.",
    "Nach jedem Durchgang zählen die Felder, auf denen deine Chips liegen. Nach vier Durchgängen gewinnt die höchste Summe.",
    "EGON, wenn er mitspielt, deckt Karten auf und spielt das Beste daraus, als Letzter jeder Runde.",
  ],
  cover: {
    title: "Nix für ungut!",
    line: "Kombinationen spielen, Chips schieben, andere vom Brett drängen.",
  },
  keys: "↑ ↓ Reihe, ← → andere Karten, 1 bis 7 und j nehmen, s Superchip, Enter spielt, Esc legt zurück, ? Regeln",
  rows: reihen,
  lap: (n) => `Durchgang ${n}/4`,
  round: (n) => `Runde ${n}/5`,
  where: (lap, round) => `Durchgang ${lap} von 4, Runde ${round} von 5`,
  board: "Brett",
  tryIt: "Probier es: Jedes Tippen auf die Reihe schiebt den nächsten Chip hinein.",
  tryAgain: "Noch einmal",
  row: (name, points) => `${name}, Punkte ${points}`,
  brings: (gain) => `bringt ${gain}`,
  chip: (name, big) => (big ? `Superchip von ${name}` : `Chip von ${name}`),
  myChip: (big) => (big ? "dein Superchip" : "dein Chip"),
  joker: "Joker",
  cardOf: (name, n, all) => `${name}, ${n} von ${all}`,
  kind: (n, value) => `${ANZAHLEN[n]} ${n === 1 ? WERTE[value] : MEHRERE[value]}`,
  run: (from, to) => `Eine Straße von ${from} bis ${to}`,
  values: (values) => listed(values, "und"),
  aJoker: "Ein Joker",
  withJoker: (cards) => `${cards} mit Joker`,
  noCard: "Keine Karte",
  tap: "Karten oder Reihe antippen.",
  lastRound: "Letzte Runde, Joker nur allein.",
  missing: (values) => `Es ${values.length > 1 ? "fehlen" : "fehlt"} noch ${listed(values, "und")}.`,
  pushesOff: (name) => `Dein Chip stößt ${name} vom Brett.`,
  pushesMeOff: "Vorsicht: Er stößt deinen eigenen Chip vom Brett.",
  counts: "Er zählt doppelt.",
  play: "Spielen",
  playRow: (row, gain) => `${row} spielen, ${gain}`,
  super: "Superchip",
  superNot: {
    joker: "Der Superchip geht nicht mit einem Joker.",
    spent: "Dein Superchip ist gespielt.",
    pick: "Wähle erst, was du spielst.",
  },
  superChip: "Superchip",
  superLeft: "Superchip noch da",
  other: (n, all) => `Andere Karten, ${n} von ${all}`,
  nothing: "Deine Hand ist leer.",
  sheet: "Punktezettel",
  player: "Spieler",
  place: "Platz",
  total: "Summe",
  lapShort: (n) => `${n}. Durchgang`,
  now: "bisher",
  played: "In diesem Durchgang gespielt",
  roundShort: "Runde",
  egonTurned: "EGON deckt auf",
  closed: (n) => `Der ${n}. Durchgang ist vorbei`,
  goOn: "Weiter",
  goOnIn: (seconds) => `Weiter (${seconds})`,
  stillLooking: (names) =>
    `${listed(names, "und")} ${names.length > 1 ? "sehen" : "sieht"} sich noch den letzten Durchgang an.`,
  options: {
    egon: { label: "EGON spielt mit" },
    board: {
      label: "Punkte auf dem Brett",
      values: {
        zigzag: "Zickzack: Gleiche fallen, Straßen steigen",
        hills: "Hügel: meist zählt die Mitte am meisten",
      },
    },
  },
  messages: {
    "not-held": (p) => `${p.cards} hast du nicht.`,
    "not-a-combination": (p) => `${p.cards}: Das ist nicht „${reihen[String(p.row)] ?? p.row}“.`,
    "hand-not-empty": () => "„Keine Karte“ geht nur mit leerer Hand.",
    "joker-alone": () => "In Runde 5 geht ein Joker nur allein.",
    "super-joker": () => "Der Superchip geht nicht mit einem Joker.",
    "super-too-late": () => "In Runde 5 zählt der Superchip nur einfach.",
    "super-spent": () => "Dein Superchip ist schon gespielt.",
    "combination-owed": () => "Karten oder Reihe antippen.",
    "last-round": () => "Letzte Runde: Joker nur allein.",
    "super-left": () => "", // sein Knopf zeigt es
    ...reasons.de,
  },
};

export const texts: Texts<NixText> = { en, de };
