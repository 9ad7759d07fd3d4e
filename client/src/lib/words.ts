// Who is who, and what has happened, in words.

import type { By, GameClient } from "../games/game";
import type { Text } from "../text/en";
import type {
  Aside,
  LobbyInfo,
  Message,
  MixedEvent,
  PlayedEvent,
  SeatInfo,
  SignalledEvent,
  TableEvent,
} from "./protocol";
import type { Table } from "./table.svelte";

// So much of a commitment is told in the log; the end page has all of it.
const SEAL = 16;

// Oneself is always "You".
export const calledOf = (table: Table, seat: number | null, t: Text): string =>
  seat !== null && seat === table.seat ? t.table.you : nameOf(table, seat, t);

// As much of a table as names need.
export interface Named {
  lobby: LobbyInfo | null;
  seatInfo(seat: number): Pick<SeatInfo, "name" | "bot"> | undefined;
}

export function nameOf(table: Named, seat: number | null, t: Text): string {
  if (seat === null) return t.home.anonymous;
  const imaginary = table.lobby?.imaginary[seat - table.lobby.seats.length];
  if (imaginary) return imaginary;
  const info = table.seatInfo(seat);
  const bot = info?.bot ? `${t.bots.names[info.bot] ?? info.bot} ${seat + 1}` : "";
  return info?.name || bot || t.table.seat(seat + 1);
}

// What binds me now, sentence by sentence; before it, that I may do as I like if I may.
export function bindingWords(table: Table, said: (message: Message) => string, t: Text): string[] {
  if (!table.mine) return [];
  const turn = table.view?.turn;
  const binding = (turn?.binding ?? []).filter((message) => message.code !== "claim");
  const onlyLasting = binding.every((message) => table.game.lasting.includes(message.code));
  return [...(turn?.may_end && onlyLasting ? [t.table.free] : []), ...binding.map(said)];
}

// What a game is called: in this language where we know it, else as the server says.
export const titleOf = (game: GameClient, told: string, t: Text): string =>
  game.texts[t.code].cover?.title ?? told;

export const lineOf = (game: GameClient, told: string, t: Text): string =>
  game.texts[t.code].cover?.line ?? told;

// Who did something, as seen from this page.
const byOf = (table: Table, seat: number | null, t: Text): By => ({
  seat,
  me: table.seat,
  nameOf: (player) => nameOf(table, player, t),
});

export const actionText = (table: Table, action: string, seat: number | null, t: Text): string =>
  table.game.action(action, table.game.texts[t.code], byOf(table, seat, t));

// What happened beside an action, as sentences.
export function asidesOf(table: Table, asides: Aside[], t: Text): string[] {
  const own = table.game.texts[t.code];
  const name = (player: number): string => nameOf(table, player, t);
  return asides.map((aside) => table.game.aside(aside, own, name)).filter(Boolean);
}

// A reason of a bot, with the names of the players it speaks of.
export function named(table: Table, reason: Message, t: Text): Message {
  const seats = Array.isArray(reason.params.seats) ? reason.params.seats.map(Number) : [];
  return { ...reason, params: { ...reason.params, names: seats.map((seat) => nameOf(table, seat, t)) } };
}

export function scoreText(table: Table, score: number, t: Text): string {
  if (table.info?.score === "points") return t.points(score);
  return table.info?.score === "cards-left" ? t.cards(score) : String(score);
}

// Who gave up, as it reads from a seat, or for who watches: one of them in a duel, else all together.
export function concededBy(
  by: number | null,
  me: number | null,
  name: (seat: number) => string,
  t: Text,
): string {
  if (by !== null) return by === me ? t.end.youGaveUp : t.end.gaveUp(name(by));
  return me === null ? t.end.givenUp : t.end.conceded;
}

// Who looks on besides oneself: how many, and those by name who have one; empty where nobody does.
export function watching(lobby: LobbyInfo, t: Text, meToo: boolean): string {
  const count = lobby.spectators - Number(meToo);
  if (count <= 0) return "";
  const names = lobby.spectator_names.join(", ");
  return t.table.spectators(count) + (names && !meToo ? `: ${names}` : "");
}

// One event as a sentence, for the log and for those who listen.
export function sentence(table: Table, event: TableEvent, t: Text): string {
  const name = nameOf(table, event.seat, t);
  switch (event.kind) {
    case "created":
      return t.log.created;
    case "mixing":
      return t.log.mixing(event.commitment.slice(0, SEAL));
    case "mixed":
      return mixedSentence(table, event, name, t);
    case "started":
      return event.commitment === null ? t.log.wished : t.log.started;
    case "seated":
      return t.log.seated(event.name || name);
    case "left":
      return t.log.left(event.name || name);
    case "moved":
      return t.log.moved(event.name || name);
    case "renamed":
      return t.log.renamed(event.before || t.home.anonymous, event.name || name);
    case "played":
      return playedSentence(table, event, name, t);
    case "undone":
      return t.log.undone(name, actionText(table, event.action, event.seat, t));
    case "signalled":
      return signalSentence(table.game, event, name, t);
    case "said":
      return t.log.said(event.seat === null ? t.log.watcher(event.name) : event.name || name, event.text);
    case "seat-set":
      return event.bot ? t.log.botSat(name) : t.log.seatOpened;
    case "swapped":
      return t.log.swapped;
    case "removed":
      return t.log.removed(event.name || name);
    case "muted":
      return (event.muted ? t.log.muted : t.log.heard)(event.seat === null ? "" : name);
    case "closed":
      return t.log.closed;
    case "dismissed":
      return t.log.dismissed(event.name || t.log.somebody);
    case "paced":
      return t.log.paced(t.paces[event.pace] ?? event.pace);
    case "stood-in":
      if (event.why === "clock") return t.log.stoodInByClock(name);
      return event.why === "vote" ? t.log.stoodInByVote(name) : t.log.stoodIn(name);
    case "timed-out":
      return event.seat === null ? t.log.nobodyBegan : t.log.timedOut(name);
    case "bot-asked":
      return t.log.botAsked(name, nameOf(table, event.target, t));
    case "returned":
      return t.log.returned(name);
    case "over":
      return t.log.over;
    case "again":
      return event.same ? t.log.same : t.log.again;
    default:
      // A newer server may tell of things we do not know.
      return "";
  }
}

function mixedSentence(table: Table, event: MixedEvent, name: string, t: Text): string {
  const bot = event.seat !== null && table.seatInfo(event.seat)?.kind === "bot";
  return event.by_server && !bot ? t.log.mixedFor(name) : t.log.mixed(name);
}

function playedSentence(table: Table, event: PlayedEvent, name: string, t: Text): string {
  const said = bareSentence(table, event, name, t);
  const asides = asidesOf(table, event.asides, t);
  return asides.length ? [said.replace(/\.$/, ""), ...asides].join(". ") : said;
}

function bareSentence(table: Table, event: PlayedEvent, name: string, t: Text): string {
  if (event.action === "end") return t.log.end(name, event.drew);
  if (event.action.startsWith("begin:")) return t.log.begin(name);
  return t.log.did(
    name,
    table.game.spoken(event.action, table.game.texts[t.code], byOf(table, event.seat, t)),
  );
}

function signalSentence(game: GameClient, event: SignalledEvent, name: string, t: Text): string {
  const pile = game.pile(event.pile, game.texts[t.code]);
  if (event.signal === "none") return t.log.unsignalled(name, pile);
  return t.log.signalled(name, pile, t.signals[event.signal] ?? "");
}
