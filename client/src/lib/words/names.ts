// What people, bots and games are called.

import type { GameClient } from "../../games/game";
import type { Say } from "../../text/index.svelte";
import type { LobbyInfo, SeatInfo } from "../server/protocol";
import type { Table } from "../table/table.svelte";

// Oneself is always "You".
export const calledOf = (table: Table, seat: number | null, t: Say): string =>
  isMe(table, seat) ? t("house-you") : nameOf(table, seat, t);

export const isMe = (table: Table, seat: number | null): boolean => seat !== null && seat === table.me;

// Whose turn it is.
export const turnOf = (table: Table, seat: number | null, t: Say): string =>
  isMe(table, seat) ? t("house-your-turn") : t("house-turn-of", { name: nameOf(table, seat, t) });

// As much of a table as names need.
export interface Named {
  lobby: LobbyInfo | null;
  seatInfo(seat: number): (Pick<SeatInfo, "name" | "bot"> & Partial<SeatInfo>) | undefined;
}

export function nameOf(table: Named, seat: number | null, t: Say): string {
  if (seat === null) return t("home-anonymous");
  const imaginary = table.lobby?.imaginary[seat - table.lobby.seats.length];
  if (imaginary) return imaginary;
  const info = table.seatInfo(seat);
  const bot = info?.bot ? `${botName(info.bot, t)} ${seat + 1}` : "";
  const someone = info?.kind === "person" ? "house-guest" : "house-seat";
  return info?.name || bot || t(someone, { number: seat + 1 });
}

const BOT_NAMES = ["Nora", "Ole", "Pia", "Rufus", "Selma", "Tilda"];

// What a bot is called that sits down on a seat: as nobody else at the table.
export function nameOfNewBot(seat: number, taken: string[]): string {
  const names = [...BOT_NAMES.slice(seat), ...BOT_NAMES];
  return names.find((name) => !taken.includes(name)) ?? "";
}

// What a bot is called by how it plays.
export const botName = (bot: string, t: Say): string => t.find(`bots-names-${bot}`) ?? bot;

// How many can play.
export const playersText = (least: number, most: number, t: Say): string =>
  least === most ? t("players", { count: least }) : t("players-range", { least, most });

// What a game is called: in this language where we know it, else as the server says.
export const titleOf = (game: GameClient, told: string, t: Say): string =>
  game.cover ? t(game.cover.title) : told;

export const lineOf = (game: GameClient, told: string, t: Say): string =>
  game.cover ? t(game.cover.line) : told;
