// What binds, and what has happened, in words.

import type { By } from "../../games/game";
import type { PlainId, Say } from "../../text/index.svelte";
import type {
  Aside,
  LobbyInfo,
  Message,
  MixedEvent,
  Outcome,
  PlayedEvent,
  SaidEvent,
  SignalledEvent,
  TableEvent,
} from "../server/protocol";
import { botName, calledOf, isMe, nameOf } from "./names";
import type { Table } from "../table/table.svelte";

// So much of a commitment is told in the log; the end page has all of it.
const SEAL = 16;

// A sentence about what binds me, and more about it where there is more to say.
export interface Bound {
  text: string;
  more?: string | undefined;
}

// What binds me now, sentence by sentence; before it, that I may do as I like if I may.
export function bindingWords(table: Table, said: (message: Message) => string, t: Say): Bound[] {
  if (!table.mine) return [];
  const turn = table.view?.turn;
  const binding = (turn?.binding ?? []).filter((message) => message.code !== "claim");
  const onlyLasting = binding.every((message) => table.game.lasting.includes(message.code));
  const free = turn?.may_end && onlyLasting ? [{ text: t("table-free"), more: t.find("explain-free") }] : [];
  return [
    ...free,
    ...binding.map((message) => ({ text: said(message), more: t.find(`explain-${message.code}`) })),
  ];
}

// Who did something, as seen from this page.
export const byOf = (table: Table, seat: number | null, t: Say): By => ({
  seat,
  me: table.seat,
  nameOf: (player) => nameOf(table, player, t),
});

export const actionText = (table: Table, action: string, seat: number | null, t: Say): string =>
  table.game.action(action, t, byOf(table, seat, t));

// The same for those who listen.
export const spokenText = (table: Table, action: string, seat: number | null, t: Say): string =>
  table.game.spoken(action, t, byOf(table, seat, t));

// What somebody did, in few words.
export function doneText(table: Table, action: string, seat: number, t: Say): string {
  if (action === "end") return endText(table, seat, 0, t);
  if (action.startsWith("begin:")) return beginText(table, seat, t);
  return t("house-told", { name: calledOf(table, seat, t), what: actionText(table, action, seat, t) });
}

// With a verb after the name, "You" needs a sentence of its own.
function endText(table: Table, seat: number | null, drew: number, t: Say): string {
  if (isMe(table, seat)) return t("log-i-end", { drew });
  return t("log-end", { name: nameOf(table, seat, t), drew });
}

const beginText = (table: Table, seat: number | null, t: Say): string =>
  isMe(table, seat) ? t("log-i-begin") : t("log-begin", { name: nameOf(table, seat, t) });

function undoneText(table: Table, action: string, seat: number | null, t: Say): string {
  const what = spokenText(table, action, seat, t);
  return isMe(table, seat)
    ? t("log-i-undone", { what })
    : t("log-undone", { name: nameOf(table, seat, t), what });
}

// What happened beside an action, as sentences.
export function asidesOf(table: Table, asides: Aside[], t: Say): string[] {
  const name = (player: number): string => nameOf(table, player, t);
  return asides.map((aside) => table.game.aside(aside, t, name)).filter(Boolean);
}

// A reason of a bot, with the names of the players it speaks of.
export function named(table: Table, reason: Message, t: Say): Message {
  const seats = Array.isArray(reason.params.seats) ? reason.params.seats.map(Number) : [];
  return { ...reason, params: { ...reason.params, names: seats.map((seat) => nameOf(table, seat, t)) } };
}

export function scoreText(table: Table, score: number, t: Say): string {
  if (table.info?.score === "points") return t("points", { count: score });
  return table.info?.score === "cards-left" ? t("cards", { count: score }) : String(score);
}

// Who has won, as it reads from a seat, or for whoever was not there.
export function wonBy(
  { won, winners }: Pick<Outcome, "won" | "winners">,
  me: number | null,
  name: (seat: number) => string,
  t: Say,
): string {
  if (won !== null) return won ? t("end-won") : t("end-lost");
  const [first, ...more] = winners;
  if (more.length) return t("end-winners", { names: t.list(winners.map(name)) });
  return first === me ? t("end-you-win") : t("end-winner", { name: name(first ?? 0) });
}

// Who gave up, as it reads from a seat, or for who watches: one of them in a duel, else all together.
export function concededBy(
  by: number | null,
  me: number | null,
  name: (seat: number) => string,
  t: Say,
  people = 1,
): string {
  if (by !== null) return by === me ? t("end-you-gave-up") : t("end-gave-up", { name: name(by) });
  return me === null ? t("end-given-up") : t("end-conceded", { people });
}

// Who looks on besides oneself: how many, and those by name who have one; empty where nobody does.
export function watching(lobby: LobbyInfo, t: Say, meToo: boolean): string {
  const count = lobby.spectators - Number(meToo);
  if (count <= 0) return "";
  const names = lobby.spectator_names.join(", ");
  const told = t("table-spectators", { count });
  return names && !meToo ? t("house-told", { name: told, what: names }) : told;
}

// Whether the first game began with cards that lay ready: a record's, a guide's, those of another game.
const laidOut = (lobby: LobbyInfo | null): boolean =>
  lobby !== null && (lobby.deal === "set" || lobby.what_if !== null || lobby.guide !== null);

// One event as a sentence, for the log and for those who listen.
export const sentence = (table: Table, event: TableEvent, t: Say): string =>
  ownSentence(table, event, t) ?? otherSentence(table, event, t);

const OWN: Partial<Record<TableEvent["kind"], PlainId>> = {
  seated: "log-i-seated",
  hinted: "log-i-hinted",
  "stood-in": "log-i-stood-in",
  "timed-out": "log-i-timed-out",
  returned: "log-i-returned",
  conceding: "log-i-conceding",
  declined: "log-i-declined",
};

// What I did myself; null where it is told as of anybody else.
function ownSentence(table: Table, event: TableEvent, t: Say): string | null {
  if (!isMe(table, event.seat)) return null;
  if (event.kind === "renamed")
    return t("log-i-renamed", { name: event.name || nameOf(table, event.seat, t) });
  if (event.kind === "mixed") return t(event.by_server ? "log-i-mixed-for" : "log-i-mixed");
  const id = OWN[event.kind];
  return id ? t(id) : null;
}

function otherSentence(table: Table, event: TableEvent, t: Say): string {
  const name = nameOf(table, event.seat, t);
  switch (event.kind) {
    case "created":
      return t("log-created");
    case "mixing":
      return t("log-mixing", { seal: event.commitment.slice(0, SEAL) });
    case "mixed":
      return mixedSentence(table, event, name, t);
    case "started":
      return t(event.commitment !== null ? "log-started" : laidOut(table.lobby) ? "log-set" : "log-wished");
    case "seated":
      return t("log-seated", { name: event.name || name });
    case "left":
      return t("log-left", { name: event.name || name });
    case "moved":
      return t("log-moved", { name: event.name || name });
    case "renamed":
      return t("log-renamed", { before: event.before || t("home-anonymous"), name: event.name || name });
    case "played":
      return playedSentence(table, event, t);
    case "undone":
      return undoneText(table, event.action, event.seat, t);
    case "signalled":
      return signalSentence(table, event, t);
    case "hinted":
      return t("log-hinted", { name });
    case "said":
      return t("log-said", {
        name: speakerOf(table, event, t),
        text: event.text,
      });
    case "seat-set":
      // By the name it came with: another one may sit there now.
      return event.bot
        ? t("log-bot-sat", { name: event.name || botName(event.bot, t) })
        : t("log-seat-opened");
    case "swapped":
      return t("log-swapped");
    case "removed":
      return t("log-removed", { name: event.name || name });
    case "muted":
      if (event.seat === null) return t(event.muted ? "log-watchers-muted" : "log-watchers-heard");
      return t(event.muted ? "log-muted" : "log-heard", { name });
    case "closed":
      return t("log-closed");
    case "dismissed":
      return t("log-dismissed", { name: event.name || t("log-somebody") });
    case "paced":
      return t("log-paced", { pace: t.find(`paces-${event.pace}`) ?? event.pace });
    case "stood-in":
      if (event.why === "clock") return t("log-stood-in-by-clock", { name });
      return event.why === "vote" ? t("log-stood-in-by-vote", { name }) : t("log-stood-in", { name });
    case "timed-out":
      return event.seat === null ? t("log-nobody-began") : t("log-timed-out", { name });
    case "bot-failed":
      return t(`log-bot-${event.why}`, { name });
    case "bot-asked":
      return t("log-bot-asked", { name, who: nameOf(table, event.target, t) });
    case "returned":
      return t("log-returned", { name });
    case "conceding":
      return t("log-conceding", { name });
    case "declined":
      return t("log-declined", { name });
    case "over":
      return t("log-over");
    case "again":
      return event.same ? t("log-same") : t("log-again");
    default:
      // A newer server may tell of things we do not know.
      return "";
  }
}

function mixedSentence(table: Table, event: MixedEvent, name: string, t: Say): string {
  const bot = event.seat !== null && table.seatInfo(event.seat)?.kind === "bot";
  return event.by_server && !bot ? t("log-mixed-for", { name }) : t("log-mixed", { name });
}

function playedSentence(table: Table, event: PlayedEvent, t: Say): string {
  const said = bareSentence(table, event, t);
  const asides = asidesOf(table, event.asides, t);
  return asides.length ? [said.replace(/\.$/, ""), ...asides].join(". ") : said;
}

function bareSentence(table: Table, event: PlayedEvent, t: Say): string {
  if (event.action === "end") return endText(table, event.seat, event.drew, t);
  if (event.action.startsWith("begin:")) return beginText(table, event.seat, t);
  const who = calledOf(table, event.seat, t); // who hears "your pile" hears "you"
  return t("house-told", { name: who, what: spokenText(table, event.action, event.seat, t) });
}

function signalSentence(table: Table, event: SignalledEvent, t: Say): string {
  const [name, where] = [calledOf(table, event.seat, t), table.game.pile(event.pile, t)];
  if (event.signal !== "none")
    return t("log-signalled", { name, where, what: t.find(`signals-${event.signal}`) ?? "" });
  return isMe(table, event.seat) ? t("log-i-unsignalled", { where }) : t("log-unsignalled", { name, where });
}

function speakerOf(table: Table, event: SaidEvent, t: Say): string {
  if (event.seat === null) return t("log-watcher", { name: event.name });
  return isMe(table, event.seat) ? t("house-you") : event.name || nameOf(table, event.seat, t);
}
