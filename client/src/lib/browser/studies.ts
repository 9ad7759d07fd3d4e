// The pages that one studies between games, by their names in addresses; pages/study/index.ts has the pages.

export const STUDIES = ["review", "games", "daily", "statistics", "puzzles"] as const;
export type Study = (typeof STUDIES)[number];

export const isStudy = (name: string): name is Study => (STUDIES as readonly string[]).includes(name);
