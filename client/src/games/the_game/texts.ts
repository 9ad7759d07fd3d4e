import type { OptionText, Texts } from "../../text/languages";
import { withPiles, words } from "../parts/piles/texts";

const en = {
  ...withPiles(words.en, { up1: "Up 1", up2: "Up 2", down1: "Down 1", down2: "Down 2" }),
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
};

export type TheGameText = typeof en;

const de: TheGameText = {
  ...withPiles(words.de, { up1: "Auf 1", up2: "Auf 2", down1: "Ab 1", down2: "Ab 2" }),
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
};

export const texts: Texts<TheGameText> = { en, de };
