// Whether a deal was as the server promised: the secret, what was mixed in, and every card. What this can show and
// what it cannot stands in docs/protocol.md.

import type { DealInfo, TableEvent, View } from "../server/protocol";
import type { GameDeals } from "./deal";
import type { Mixed } from "./memory";
import { hex, sha256 } from "./sha256";
import { lastGame, ownMix, sealsHeard, type Game } from "./story";

export type FindingCode = "promise" | "mine" | "server" | "once" | "cards" | "lots";

export interface Finding {
  code: FindingCode;
  // null: this browser cannot tell.
  right: boolean | null;
}

// All that a browser knows about one game that is over.
export interface Story {
  seat: number | null;
  // The seats of bots: for them the server mixes, whatever it says.
  bots: number[];
  view: View;
  events: TableEvent[];
  // What this browser mixed in at this table.
  mixes: Mixed[];
  deals: GameDeals | null;
  // Whether it is a day's deal, the same for all: nobody mixes anything in.
  daily: boolean;
}

export const commitmentOf = (secret: string): string => hex(sha256(secret));

// What the server mixes in for a bot, or for someone who is away.
export const serverText = (secret: string, seat: number): string =>
  hex(sha256(["reihum mix", secret, String(seat)].join("\0"))).slice(0, 32);

// Nothing where this browser has not heard enough of the game.
export function check(story: Story): Finding[] {
  const game = lastGame(story.events);
  const { deal } = story.view;
  if (!game || !deal) return [];
  const told: DealInfo = { seed: game.over.secret ?? deal.seed, mix: game.over.mix };
  const followed = story.deals && game.whole ? story.deals : null;
  const shuffled: Finding[] = story.daily ? [] : mixing(story, game, told);
  return [
    { code: "promise", right: promised(game, deal, story.mixes) },
    ...shuffled,
    { code: "cards", right: followed?.fits(told, story.view, game.events) ?? null },
    { code: "lots", right: followed?.lots(told, story.view, game.events) ?? null },
  ];
}

// One seal from before the deal to the end, and the secret is what it was put on. Where there was a seal, there is a
// secret: who says at the end that these cards were asked for has broken it.
function promised(game: Game, deal: DealInfo, mixes: Mixed[]): boolean | null {
  const { secret, mix } = game.over;
  const seals = sealsHeard(game, mixes);
  if (!seals.length) return null;
  const same = deal.seed === secret && deal.mix.join("\0") === mix.join("\0");
  return same && seals.every((seal) => seal === commitmentOf(secret));
}

// What went into the shuffle, and whether it was the only one.
function mixing({ seat, bots, mixes }: Story, game: Game, told: DealInfo): Finding[] {
  const heard = game.shuffles.length > 0 || !told.mix.length;
  const server = told.mix.length ? [...game.byServer, ...bots] : game.byServer;
  const byServer = server.every((each) => told.mix[each] === serverText(told.seed, each));
  return [
    { code: "mine", right: mixedIn(seat, told, ownMix(game, mixes)) },
    { code: "server", right: heard ? byServer : null },
    { code: "once", right: heard ? game.unexplained === 0 : null },
  ];
}

// Whether what this browser mixed in stands in the place of its seat; null where it mixed nothing, though others did.
// Where nobody did, the server alone chose the cards.
function mixedIn(seat: number | null, told: DealInfo, mine: Mixed | null): boolean | null {
  if (seat === null) return null;
  if (mine === null) return told.mix.length ? null : false;
  return told.mix[seat] === mine.text.normalize("NFC").trim();
}
