// The languages of the house, and where their texts are loaded from.

import type { Pattern } from "@fluent/bundle/esm/ast";

export type Code = "de" | "en" | "fr" | "it";
// What is loaded together: what the first page says, what is said after and between games, and all else.
export type Part = "home" | "study" | "table";
export type Patterns = Record<string, Pattern>;

// As they call themselves.
export const names: Record<Code, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
};

const loading: Record<Code, Record<Part, () => Promise<{ default: Patterns }>>> = {
  de: {
    home: () => import("virtual:texts/de/home"),
    study: () => import("virtual:texts/de/study"),
    table: () => import("virtual:texts/de/table"),
  },
  en: {
    home: () => import("virtual:texts/en/home"),
    study: () => import("virtual:texts/en/study"),
    table: () => import("virtual:texts/en/table"),
  },
  fr: {
    home: () => import("virtual:texts/fr/home"),
    study: () => import("virtual:texts/fr/study"),
    table: () => import("virtual:texts/fr/table"),
  },
  it: {
    home: () => import("virtual:texts/it/home"),
    study: () => import("virtual:texts/it/study"),
    table: () => import("virtual:texts/it/table"),
  },
};

export const isCode = (code: string): code is Code => code in names;

export const patternsOf = async (code: Code, part: Part): Promise<Patterns> =>
  (await loading[code][part]()).default;
