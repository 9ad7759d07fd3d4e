// HTTP: puzzles, and one's own mistakes to play again.

import { ask } from "./api";
import type {
  MistakePile,
  NextPuzzle,
  PuzzlesAnswer,
  PuzzleSolution,
  PuzzleTable,
  PuzzleTurn,
  PuzzleWhy,
} from "./protocol";

const path = (name: string, what: string): string => `/puzzles/${encodeURIComponent(name)}/${what}`;

export const puzzlesThere = (): Promise<PuzzlesAnswer> => ask("/puzzles");

// One that fits me; null where all were solved.
export async function nextPuzzle(game: string, theme: string, after: string): Promise<string | null> {
  const asked = new URLSearchParams({ game, theme, after });
  return (await ask<NextPuzzle>(`/puzzles/next?${asked}`)).name;
}

export const myMistakes = (): Promise<MistakePile> => ask("/puzzles/mistakes");

export const playPuzzle = (name: string, turn: PuzzleTurn): Promise<PuzzleTable> =>
  ask(path(name, "play"), turn);

export const solutionOf = (name: string): Promise<PuzzleSolution> => ask(path(name, "solution"), {});

export const whyNot = (name: string, turn: PuzzleTurn): Promise<PuzzleWhy> => ask(path(name, "why"), turn);
