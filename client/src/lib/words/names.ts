// What people, bots and games are called.

import type { GameClient } from "../../games/game";
import type { Say } from "../../text/index.svelte";
import type { LobbyInfo, SeatInfo } from "../server/protocol";
import type { Table } from "../table/table.svelte";

// Oneself is always "You".
export const calledOf = (table: Table, seat: number | null, t: Say): string =>
  seat !== null && seat === table.me ? t("house-you") : nameOf(table, seat, t);

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
