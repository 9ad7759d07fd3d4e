import type { Messages, OptionText, Texts } from "../../text/languages";

const rows: Record<string, string> = {
  quad: "Four of a kind",
  run4: "Run of four",
  triple: "Three of a kind",
  run3: "Run of three",
  pair: "Pair",
  run2: "Run of two",
  single: "Single card",
  none: "No card",
};

const en = {
  cover: {
    title: "Nix für ungut!",
    line: "Play combinations, push chips, shove others off the board.",
  },
  keys: "↑ ↓ row, ← → cards, s super chip, Enter plays, Esc unpicks",
  rows,
  pass: (n: number): string => `Pass ${n} of 4`,
  round: (n: number): string => `Round ${n} of 5`,
  board: "Board",
  row: (name: string, points: string): string => `${name}, points ${points}`,
  chip: (name: string, big: boolean): string => (big ? `${name}'s super chip` : `${name}'s chip`),
  stake: (n: number): string => `+${n}`,
  joker: "Joker",
  combinations: "What you can play",
  super: "Super chip (double)",
  superNot: "No super chip here: a joker is in it, or yours is spent.",
  superChip: "super chip",
  playFor: (n: number): string => `Play for ${n}`,
  pickRow: "Pick a lit row.",
  sheet: "Score sheet",
  total: "Total",
  passShort: (n: number): string => `Pass ${n}`,
  now: "now",
  egonTurned: "EGON turned up",
  egon: "EGON",
  closed: (n: number): string => `Pass ${n} is over`,
  goOn: "Go on",
  pushesOff: (name: string): string => `pushes ${name} off`,
  superLeft: "super chip left",
  nothing: "empty hand",
  options: {
    egon: { label: "EGON plays along" },
    board: {
      label: "Points on the board",
      values: { zigzag: "Zigzag: kinds fall, runs rise", hills: "Hills: mostly the middle counts most" },
    },
  } as Record<string, OptionText>,
  messages: {
    "not-held": (p) => `You do not hold ${p.cards}.`,
    "not-a-combination": (p) => `${p.cards} is no ${rows[String(p.row)] ?? p.row}.`,
    "hand-not-empty": () => "No card is only for an empty hand.",
    "joker-alone": () => "In round 5 a joker may only be played alone.",
    "super-joker": () => "The super chip cannot go with a joker.",
    "super-too-late": () => "In round 5 the super chip is a plain one.",
    "super-spent": () => "Your super chip is already played.",
    "combination-owed": () => "Play a combination and push a chip into its row.",
    "last-round": () => "Last round: jokers only alone, no super chip.",
    "super-left": () => "You still have your super chip. It goes with no joker.",
  } as Messages,
};

export type NixText = typeof en;

const reihen: Record<string, string> = {
  quad: "Vierling",
  run4: "Viererfolge",
  triple: "Drilling",
  run3: "Dreierfolge",
  pair: "Paar",
  run2: "Zweierfolge",
  single: "Einzelne Karte",
  none: "Keine Karte",
};

const de: NixText = {
  cover: {
    title: "Nix für ungut!",
    line: "Kombinationen spielen, Chips schieben, andere vom Brett drängen.",
  },
  keys: "↑ ↓ Reihe, ← → Karten, s Superchip, Enter spielt, Esc bricht ab",
  rows: reihen,
  pass: (n) => `Durchgang ${n} von 4`,
  round: (n) => `Runde ${n} von 5`,
  board: "Brett",
  row: (name, points) => `${name}, Punkte ${points}`,
  chip: (name, big) => (big ? `Superchip von ${name}` : `Chip von ${name}`),
  stake: (n) => `+${n}`,
  joker: "Joker",
  combinations: "Das kannst du spielen",
  super: "Superchip (doppelt)",
  superNot: "Hier kein Superchip: ein Joker ist dabei, oder deiner ist weg.",
  superChip: "Superchip",
  playFor: (n) => `Für ${n} spielen`,
  pickRow: "Wähle eine leuchtende Reihe.",
  sheet: "Punktezettel",
  total: "Summe",
  passShort: (n) => `${n}. Durchgang`,
  now: "jetzt",
  egonTurned: "EGON deckt auf",
  egon: "EGON",
  closed: (n) => `Der ${n}. Durchgang ist vorbei`,
  goOn: "Weiter",
  pushesOff: (name) => `stößt ${name} vom Brett`,
  superLeft: "Superchip noch da",
  nothing: "leere Hand",
  options: {
    egon: { label: "EGON spielt mit" },
    board: {
      label: "Punkte auf dem Plan",
      values: {
        zigzag: "Zickzack: Gleiche fallen, Straßen steigen",
        hills: "Hügel: meist zählt die Mitte am meisten",
      },
    },
  },
  messages: {
    "not-held": (p) => `${p.cards} hast du nicht.`,
    "not-a-combination": (p) => `${p.cards}: das ist nicht „${reihen[String(p.row)] ?? p.row}“.`,
    "hand-not-empty": () => "Keine Karte spielt nur, wer keine mehr hat.",
    "joker-alone": () => "In Runde 5 geht ein Joker nur allein.",
    "super-joker": () => "Der Superchip geht nicht zusammen mit einem Joker.",
    "super-too-late": () => "In Runde 5 ist der Superchip ein einfacher.",
    "super-spent": () => "Dein Superchip ist schon gespielt.",
    "combination-owed": () => "Spiele eine Kombination und schiebe einen Chip in ihre Reihe.",
    "last-round": () => "Letzte Runde: Joker nur allein, kein Superchip.",
    "super-left": () => "Du hast noch deinen Superchip. Er geht nur ohne Joker.",
  },
};

export const texts: Texts<NixText> = { en, de };
