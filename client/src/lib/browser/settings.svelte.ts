// What a person has chosen for this browser: how things look, sound and move.

import type { LobbyInfo } from "../server/protocol";
import { recall, remember } from "./memory";

export interface Settings {
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "more";
  // How large cards and letters are.
  size: "small" | "normal" | "large";
  // Which hand holds the phone: actions are on its side.
  hand: "right" | "left";
  sound: boolean;
  vibration: boolean;
  notification: boolean;
  // Signals of the others: all of them, only the strong ones, or none.
  signals: "all" | "strong" | "none";
  // How fast bots act at the tables that this person opens.
  pace: LobbyInfo["pace"];
  // The table as a drawing, or as a page of text.
  view: "drawn" | "text";
  // Whether single keys do something at a table; who dictates or listens may not want that.
  keys: boolean;
}

const USUAL: Settings = {
  theme: "auto",
  contrast: "auto",
  size: "normal",
  hand: "right",
  sound: false,
  vibration: false,
  notification: false,
  signals: "all",
  pace: "normal",
  view: "drawn",
  keys: true,
};

// What was stored, as far as it is still something one can choose.
function stored(): Settings {
  try {
    const found = JSON.parse(recall("settings") ?? "{}") as Partial<Settings>;
    return { ...USUAL, ...found };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(stored());

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  remember("settings", JSON.stringify(settings));
  applyLook();
}

// Tests of words run without a browser.
const CONTRAST = "(prefers-contrast: more), (forced-colors: active)";
const contrastWanted = typeof matchMedia === "undefined" ? null : matchMedia(CONTRAST);

// Puts theme, contrast, size and hand on the root, where the tokens look for them.
export function applyLook(): void {
  const more = settings.contrast === "more" || !!contrastWanted?.matches;
  put("theme", settings.theme, "auto");
  put("contrast", more ? "more" : "auto", "auto");
  put("size", settings.size, "normal");
  put("hand", settings.hand, "right");
}

// What is usual is not written there.
function put(name: string, value: string, usual: string): void {
  const root = document.documentElement;
  if (value === usual) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}

contrastWanted?.addEventListener("change", applyLook);
