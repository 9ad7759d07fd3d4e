import { languages } from "../../text/index.svelte";
import type { Messages, OptionText, Texts } from "../../text/languages";
import { texts as theGame } from "../the_game/texts";
import type { Command } from "./view";

const { cards } = languages.en;
const { pile } = theGame.en;

const en = {
  ...theGame.en,
  rules: [
    ...theGame.en.rules.slice(0, 4),
    "28 cards carry a command. Whoever plays one must follow it, or all of you lose.",
    "Stop, Skull and Three bind only the turn in which they are played; the other four bind everybody as long as they lie open.",
  ],
  cover: {
    title: "Extreme",
    line: "The same, but 28 cards carry commands you must obey.",
  },
  // what they are called, and what they want
  commands: {
    stop: ["Stop", "Your turn ends with this card."],
    skull: ["Skull", "Cover it before your turn ends."],
    three: ["Three", "Exactly three cards in this turn."],
    silence: ["Silence", "While it lies open: no talk, no signals."],
    "no-trick": ["No trick", "While it lies open: no backwards trick."],
    "one-pile": ["One pile", "While it lies open: all cards of a turn on one pile."],
    "draw-one": ["Draw one", "While it lies open: draw only one card."],
  } as Record<Command, [string, string]>,
  title: "The seven commands",
  carries: (card: number, command: string): string => `${card} carries ${command}.`,
  understood: "Got it",
  flash: "Flash: only this turn",
  forLong: "Lasting: for everybody, until covered",
  onCards: (numbers: string): string => `on ${numbers}`,
  options: {
    ...theGame.en.options,
    layout: {
      label: "Which numbers carry commands",
      values: { standard: "always the same", shuffled: "shuffled each time" },
    },
    commands: { label: "Commands on the cards" },
    one_pile: {
      label: "One pile binds",
      values: { after: "the cards after it", "whole-turn": "the whole turn" },
    },
  } as Record<string, OptionText>,
  reasons: {
    ...theGame.en.reasons,
    "skull-left": "A skull lay open and could not be covered.",
    "three-not-met": "Three cards could not be reached.",
  } as Record<string, string>,
  messages: {
    ...theGame.en.messages,
    "trick-forbidden": () => "No backwards trick while a no-trick lies open.",
    "three-full": () => "Your three cards are down: end the turn.",
    "three-too-late": (p) => `${p.card} is a three, and you have already played ${cards(p.count)}.`,
    "stop-not-third": () => "Under three, a stop can only be the third card.",
    "stop-leaves-skull": (p) => `A stop would leave the skull on ${pile(p.pile)} open.`,
    "pile-tied": (p) => `One pile for this turn: yours is ${pile(p.pile)}.`,
    "one-pile-earlier": (p) =>
      `${p.card} wants one pile for the whole turn, but you have already used another.`,
    "skull-open-now": (p) => `Cover the skull on ${pile(p.pile)} first.`,
    "three-owed": (p) => `Exactly three cards: ${p.count} more.`,
    "cover-skull": (p) => `Cover the skull on ${pile(p.pile)}.`,
    three: (p) => `Exactly three cards this turn: ${p.count} more.`,
    "three-met": () => "Exactly three cards this turn, and they are down.",
    "one-pile": () => "One pile: choose one for all cards of this turn.",
    "one-pile-here": (p) => `One pile: your next cards go on ${pile(p.pile)}.`,
    "no-trick": () => "No backwards trick.",
    "draw-one": () => "You draw only one card.",
  } as Messages,
};

export type ExtremeText = typeof en;

const { cards: karten } = languages.de;
const { pile: stapel } = theGame.de;

const de: ExtremeText = {
  ...theGame.de,
  rules: [
    ...theGame.de.rules.slice(0, 4),
    "28 Karten tragen einen Befehl. Wer eine legt, muss ihn befolgen, sonst habt ihr alle verloren.",
    "Stopp, Totenkopf und Drei gelten nur in dem Zug, in dem sie gelegt werden; die anderen vier gelten für alle, solange sie offen liegen.",
  ],
  cover: {
    title: "Extreme",
    line: "Dasselbe, aber 28 Karten tragen Befehle, die ihr befolgen müsst.",
  },
  commands: {
    stop: ["Stopp", "Dein Zug endet mit dieser Karte."],
    skull: ["Totenkopf", "Decke ihn noch in diesem Zug ab."],
    three: ["Drei", "Genau drei Karten in diesem Zug."],
    silence: ["Schweigen", "Solange es offen liegt: kein Reden, keine Zeichen."],
    "no-trick": ["Kein Trick", "Solange er offen liegt: kein Rückwärtstrick."],
    "one-pile": ["Ein Stapel", "Solange er offen liegt: alle Karten eines Zuges auf einen Stapel."],
    "draw-one": ["Eine ziehen", "Solange sie offen liegt: nur eine Karte nachziehen."],
  },
  title: "Die sieben Befehle",
  carries: (card, command) => `Die ${card} trägt „${command}“.`,
  understood: "Alles klar",
  flash: "Blitz: nur in diesem Zug",
  forLong: "Dauerhaft: für alle, bis er abgedeckt ist",
  onCards: (numbers) => `auf ${numbers}`,
  options: {
    ...theGame.de.options,
    layout: {
      label: "Welche Zahlen Befehle tragen",
      values: { standard: "immer dieselben", shuffled: "jedes Mal gemischt" },
    },
    commands: { label: "Befehle auf den Karten" },
    one_pile: {
      label: "„Ein Stapel“ bindet",
      values: { after: "die Karten danach", "whole-turn": "den ganzen Zug" },
    },
  },
  reasons: {
    ...theGame.de.reasons,
    "skull-left": "Ein Totenkopf blieb offen und war nicht mehr abzudecken.",
    "three-not-met": "Drei Karten waren nicht mehr möglich.",
  },
  messages: {
    ...theGame.de.messages,
    "trick-forbidden": () => "Kein Rückwärtstrick, solange „Kein Trick“ offen liegt.",
    "three-full": () => "Deine drei Karten liegen: Beende den Zug.",
    "three-too-late": (p) => `Die ${p.card} ist eine Drei, und du hast schon ${karten(p.count)} gelegt.`,
    "stop-not-third": () => "Bei einer Drei darf ein Stopp nur die dritte Karte sein.",
    "stop-leaves-skull": (p) => `Ein Stopp ließe den Totenkopf auf ${stapel(p.pile)} offen.`,
    "pile-tied": (p) => `Nur ein Stapel in diesem Zug: Deiner ist ${stapel(p.pile)}.`,
    "one-pile-earlier": (p) =>
      `Die ${p.card} verlangt einen Stapel für den ganzen Zug, du hast aber schon andere benutzt.`,
    "skull-open-now": (p) => `Decke zuerst den Totenkopf auf ${stapel(p.pile)} ab.`,
    "three-owed": (p) => `Genau drei Karten: noch ${p.count}.`,
    "cover-skull": (p) => `Decke den Totenkopf auf ${stapel(p.pile)} ab.`,
    three: (p) => `Genau drei Karten in diesem Zug: noch ${p.count}.`,
    "three-met": () => "Genau drei Karten in diesem Zug: Sie liegen.",
    "one-pile": () => "Ein Stapel: Wähle einen für alle Karten dieses Zuges.",
    "one-pile-here": (p) => `Ein Stapel: Deine nächsten Karten gehören auf ${stapel(p.pile)}.`,
    "no-trick": () => "Kein Rückwärtstrick.",
    "draw-one": () => "Du ziehst nur eine Karte nach.",
  },
};

export const texts: Texts<ExtremeText> = { en, de };
