// The pages that one studies between games, each loaded when somebody opens it.

import type { Component } from "svelte";
import type { Study } from "../../lib/browser/studies";

// What stands behind the name of the page in its address.
export type StudyPage = Component<{ rest: string }>;

export const studyPages: Record<Study, () => Promise<{ default: StudyPage }>> = {
  review: () => import("./Review.svelte"),
  games: () => import("./Games.svelte"),
  daily: () => import("./Daily.svelte"),
  statistics: () => import("./Statistics.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
};
