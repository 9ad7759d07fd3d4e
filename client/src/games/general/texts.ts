import type { Texts } from "../../text/languages";
import type { GameText } from "../game";

export interface GeneralText extends GameText {
  choices: string;
  nothing: string;
  beside: string;
  result: string;
  excellent: string;
}

const en: GeneralText = {
  cover: null,
  keys: "arrows choose, digits and letters jump to an action, Enter plays, u takes back, e ends, ? rules",
  rules: [], // nobody but its package knows them: the page in full has them
  choices: "What you can do",
  nothing: "none",
  beside: "Then",
  result: "Result",
  excellent: "That is excellent.",
  messages: {},
  options: {},
};

const de: GeneralText = {
  cover: null,
  keys: "Pfeile wählen, Ziffern und Buchstaben springen zu einer Aktion, Enter spielt, u nimmt zurück, e beendet, ? Regeln",
  rules: [],
  choices: "Das kannst du tun",
  nothing: "nichts",
  beside: "Danach",
  result: "Ergebnis",
  excellent: "Das ist hervorragend.",
  messages: {},
  options: {},
};

export const texts: Texts<GeneralText> = { en, de };
