// Opening a table: who sits there, and what follows.

import { makeTable } from "../../lib/server/api";
import { recall, remember } from "../../lib/browser/memory";
import { go } from "../../lib/browser/route.svelte";
import { myLook } from "../../lib/browser/me";
import type { GameInfo, LobbyInfo, NewTable, WantedSeat } from "../../lib/server/protocol";
import { startSoon } from "../../lib/browser/started";
import { nameOfNewBot } from "../../lib/words/names";

export type Seating = LobbyInfo["seating"];

export type Company = "alone" | "bots" | "friends";

// Who can sit there with me: nobody, bots, or friends by a link.
export const companies = (game: GameInfo): Company[] =>
  game.players[0] === 1 ? ["alone", "bots", "friends"] : ["bots", "friends"];

export function seatsFor(game: GameInfo, company: Company): WantedSeat[] {
  const others = Math.max(game.default_seats, game.players[0], 2) - 1;
  const other: WantedSeat = company === "friends" ? { kind: "open" } : { kind: "bot", bot: usualBot(game) };
  const count = company === "alone" ? 0 : Math.min(others + extra(game), game.players[1] - 1);
  return [{ kind: "me" }, ...Array.from({ length: count }, () => ({ ...other }))];
}

// Where one may play alone, company is two more.
const extra = (game: GameInfo): number => (game.players[0] === 1 && game.default_seats < 3 ? 1 : 0);

function usualBot(game: GameInfo): string {
  const last = recall("bot") ?? "";
  return game.bots.includes(last) ? last : game.default_bot;
}

interface Wish extends Omit<NewTable, "game" | "seats" | "mixes"> {
  seats: WantedSeat[];
  name: string;
}

// Make a table and go there. Where nobody is waited for, the cards are dealt at once.
export async function openTable(game: GameInfo, { seats, name, options, ...more }: Wish): Promise<void> {
  remember("game", game.name);
  if (name) remember("name", name);
  const bot = seats.findLast((seat) => seat.kind === "bot")?.bot;
  if (bot) remember("bot", bot);
  const made = await makeTable({
    ...more,
    mixes: true,
    game: game.name,
    options: { ...options, players: seats.length },
    seats: named(seats, name),
  });
  if (!seats.some((seat) => seat.kind === "open")) startSoon(made.table);
  go(`/t/${made.table}`);
}

const guidedKey = (game: string): string => `guided.${game}`;

// Whether somebody opens a game for the first time, and has not said yet whether to be guided.
export const offersGuide = (game: GameInfo): boolean => game.guide && !recall(guidedKey(game.name));

// Offer it no more; it stays on the cover and on the page of the rules.
export const refuseGuide = (game: GameInfo): void => remember(guidedKey(game.name), "no");

// Make the table of the guided first game, and go there.
export async function openGuide(game: Pick<GameInfo, "name">): Promise<void> {
  remember(guidedKey(game.name), "yes");
  const me: WantedSeat = { kind: "me", name: recall("name") ?? "", look: myLook() };
  const made = await makeTable({ game: game.name, seats: [me], guide: true });
  go(`/t/${made.table}`);
}

function named(seats: WantedSeat[], name: string): WantedSeat[] {
  const taken = [name];
  return seats.map((seat, place) => {
    if (seat.kind === "me") return { ...seat, ...(name ? { name } : {}), look: myLook() };
    if (seat.kind !== "bot") return seat;
    taken.push(nameOfNewBot(place, taken));
    return { ...seat, name: taken.at(-1)! };
  });
}
