import { listed } from "../../text/listing";
import type { Messages, OptionText, Texts } from "../../text/languages";
import { withPiles, words } from "../parts/piles/texts";

const said = {
  en: withPiles(words.en, { up1: "Up 1", up2: "Up 2", down1: "Down 1", down2: "Down 2" }),
  de: withPiles(words.de, { up1: "Auf 1", up2: "Auf 2", down1: "Ab 1", down2: "Ab 2" }),
};

const en = {
  ...said.en,
  rules: [
    "Together you put all 98 cards, 2 to 99, on four piles: two go up from 1, two go down from 100.",
    "On your turn you put down at least two cards, or as many more as you like, and then draw back as many.",
    "Backwards trick: a card exactly ten lower goes on an up pile too, one exactly ten higher on a down pile.",
    "Once the draw pile is empty, one card a turn is enough.",
    "Talk about anything but numbers. Signals on a pile say: please leave it, or go ahead.",
    "Who cannot put down enough cards ends the game. Fewer than ten cards left is excellent.",
  ],
  cover: {
    title: "The Game",
    line: "98 cards, four piles, one team. Get rid of them all.",
  },
  options: {
    minimum: { label: "Cards per turn", values: { 2: "at least 2", 3: "at least 3 (hard)" } },
  } as Record<string, OptionText>,
  messages: {
    ...said.en.messages,
    "why-begin": () => "The first two cards of this hand cost little.",
    "why-asked": (p) =>
      `${listed(p.names, "and")} asked to leave ${said.en.pile(p.pile)}, but nothing else is as good.`,
    "why-covers-skull": () => "It covers the skull.",
    "why-stop": () => "It is a stop: the turn ends here.",
    "why-skull": () => "It is a skull, which the same turn must cover again.",
    "why-three": () => "It is a three: the turn takes exactly three cards.",
    "why-silence": () => "From now on nobody may talk while it is seen.",
    "why-no-trick": () => "While it is seen, no card may go back by ten.",
    "why-one-pile": () => "While it is seen, a turn stays on one pile.",
    "why-draw-one": () => "While it is seen, everybody draws one card only.",
  } as Messages,
};

export type TheGameText = typeof en;

const de: TheGameText = {
  ...said.de,
  rules: [
    "Zusammen legt ihr alle 98 Karten, 2 bis 99, auf vier Stapel: zwei steigen ab 1, zwei fallen ab 100.",
    "Wer dran ist, legt mindestens zwei Karten, gern auch mehr, und zieht dann ebenso viele nach.",
    "Rückwärtstrick: Auf einen steigenden Stapel passt auch die Karte, die genau um zehn kleiner ist, auf einen fallenden die genau um zehn größere.",
    "Ist der Nachziehstapel leer, genügt eine Karte pro Zug.",
    "Redet über alles, nur nicht über Zahlen. Zeichen auf einem Stapel sagen: bitte frei lassen, oder: hier gern.",
    "Kann jemand nicht genug Karten legen, ist das Spiel aus. Weniger als zehn übrig ist hervorragend.",
  ],
  cover: {
    title: "The Game",
    line: "98 Karten, vier Stapel, ein Team. Werdet sie alle los.",
  },
  options: {
    minimum: { label: "Karten pro Zug", values: { 2: "mindestens 2", 3: "mindestens 3 (schwer)" } },
  },
  messages: {
    ...said.de.messages,
    "why-begin": () => "Die ersten zwei Karten dieser Hand kosten wenig.",
    "why-asked": (p) =>
      `Bitte von ${listed(p.names, "und")}: ${said.de.pile(p.pile)} frei lassen. Aber nichts sonst ist so gut.`,
    "why-covers-skull": () => "Sie deckt den Totenkopf ab.",
    "why-stop": () => "Sie ist ein Stopp: Der Zug endet hier.",
    "why-skull": () => "Sie ist ein Totenkopf, den derselbe Zug wieder abdecken muss.",
    "why-three": () => "Sie ist eine Drei: Der Zug hat genau drei Karten.",
    "why-silence": () => "Solange sie offen liegt, darf niemand reden.",
    "why-no-trick": () => "Solange sie offen liegt, geht kein Rückwärtstrick.",
    "why-one-pile": () => "Solange sie offen liegt, bleibt ein Zug auf einem Stapel.",
    "why-draw-one": () => "Solange sie offen liegt, ziehen alle nur eine Karte nach.",
  },
};

export const texts: Texts<TheGameText> = { en, de };
