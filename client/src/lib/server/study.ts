// HTTP: what one studies between games. Apart from `api`, for the first page does without it.

import { myLook } from "../browser/me";
import { recall } from "../browser/memory";
import { ask, makeTable } from "./api";
import type { Board, DaysAnswer, GamesAnswer, SameDeal, Statistics } from "./protocol";

export interface WantedGames {
  page: number;
  game: string;
  result: "" | "won" | "lost";
  search: string;
  daily: boolean;
}

export const myGames = ({ page, daily, ...wanted }: WantedGames): Promise<GamesAnswer> =>
  ask(`/me/games?${new URLSearchParams({ ...wanted, page: String(page), daily: String(daily) }).toString()}`);

// One file of all records; a link, for the browser to save what it leads to.
export const RECORDS = "/api/me/games/records";

export const myStatistics = (): Promise<Statistics> => ask("/me/statistics");

export { dayOf } from "./api";

export const myDays = (): Promise<DaysAnswer> => ask("/me/days");

const path = (day: string, game: string): string =>
  `/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}`;

export const boardOf = (day: string, game: string): Promise<Board> => ask(path(day, game));

export const showName = (day: string, game: string, shown: boolean): Promise<Board> =>
  ask(`${path(day, game)}/name`, { shown });

// The table of a day's deal, which there is once for each guest.
export const beginDay = async (day: string, game: string): Promise<string> => {
  const name = recall("name");
  const me = { kind: "me" as const, ...(name ? { name } : {}), look: myLook() };
  return (await makeTable({ game, seats: [me], daily: day })).table;
};

export const sameDeal = (table: string, game?: number): Promise<SameDeal> =>
  ask(`/tables/${encodeURIComponent(table)}/same-deal${game === undefined ? "" : `?game=${game}`}`);
