// The languages, and the shapes in which a game brings its own words in each of them.

export type Code = "en" | "de";

// Something said in every language.
export type Texts<T> = Record<Code, T>;

// How messages of the server are said, by their code; what is missing stays English.
export type Messages = Record<string, (params: Record<string, unknown>) => string>;

// An option of a game: what it is called, and its values where they need a word.
export interface OptionText {
  label: string;
  values?: Record<string, string>;
}
