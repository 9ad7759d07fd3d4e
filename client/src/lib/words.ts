// Who is who, and what has happened, in words.

import type { Text } from "../text/en";
import { readPlay } from "./piles";
import type { Table } from "./table.svelte";
import type { EgonsTurn, LobbyInfo, TableEvent } from "./types";

export function nameOf(table: Table, seat: number | null, t: Text): string {
  if (seat === null) return t.home.anonymous;
  if (seat === table.lobby?.seats.length) return t.nix.egon;
  const info = table.seatInfo(seat);
  const bot = info?.bot ? `${t.bots.names[info.bot] ?? info.bot} ${seat + 1}` : "";
  return info?.name || bot || t.table.seat(seat + 1);
}

// "37>up1" as "37 on Up 1", "pair:4-4*" as "Pair 4-4, super chip".
export function actionText(action: string, t: Text): string {
  const play = readPlay(action);
  if (play) return `${play.card} → ${t.pile(play.pile)}`;
  const match = /^([a-z0-9]+)(?::([1-7J-]+))?(\*?)$/.exec(action);
  const row = match && t.rows[match[1]!];
  if (!row) return action;
  return [`${row} ${match[2] ?? ""}`.trim(), match[3] && t.log.superChip].filter(Boolean).join(", ");
}

// One line of the log: a whole turn, or a single happening.
export interface Line {
  seq: number;
  seat: number | null;
  plays: string[];
  drew: number;
  text: string;
}

export function linesOf(table: Table, events: TableEvent[], t: Text): Line[] {
  const lines: Line[] = [];
  let running: Line | null = null;
  for (const event of events) {
    if (event.kind === "undone" && running?.seat === event.seat) {
      running.plays = running.plays.slice(0, -1);
      continue;
    }
    if (event.kind === "played" && event.action && !event.action.startsWith("begin")) {
      if (!running || running.seat !== event.seat || table.lobby?.game === "nix") {
        running = { seq: event.seq, seat: event.seat, plays: [], drew: 0, text: "" };
        lines.push(running);
      }
      if (event.action !== "end") running.plays = [...running.plays, event.action];
      running.drew = event.drew ?? 0;
      if (event.action === "end") running = null;
      lines.push(...asides(event, t));
      continue;
    }
    const text = sentence(table, event, t);
    if (event.kind === "said" || isBotSignal(table, event) || !text) continue;
    if (event.kind === "over" || event.kind === "again") running = null;
    lines.push({ seq: event.seq, seat: null, plays: [], drew: 0, text });
  }
  return lines.filter((line) => line.text || line.plays.length);
}

// Bots signal anew before every turn; it stands on the piles, and would fill the log.
const isBotSignal = (table: Table, event: TableEvent): boolean =>
  event.kind === "signalled" && event.seat !== null && table.seatInfo(event.seat)?.kind === "bot";

// What followed a play without anyone's doing: EGON's turn, the end of a pass.
function asides(event: TableEvent, t: Text): Line[] {
  const texts = [
    event.egon && egonSentence(event.egon, t),
    event.closing && t.nix.closed(event.closing.pass + 1),
  ].filter((text) => typeof text === "string");
  const line = { seat: null, plays: [], drew: 0 };
  return texts.map((text, place) => ({ ...line, seq: event.seq + (place + 1) / 4, text }));
}

const egonSentence = (egon: EgonsTurn, t: Text): string =>
  `${t.nix.egonTurned} ${[...egon.turned].join(" ")}: ${actionText(egon.action, t)}`;

// Who looks on: how many, and those by name who have one.
export function watching(lobby: LobbyInfo, t: Text): string {
  const names = lobby.spectator_names.join(", ");
  return t.table.spectators(lobby.spectators) + (names && `: ${names}`);
}

// One event as a sentence, for the log and for those who listen.
export function sentence(table: Table, event: TableEvent, t: Text): string {
  const name = nameOf(table, event.seat, t);
  const given = event.name || name;
  switch (event.kind) {
    case "created":
      return t.log.created;
    case "started":
      return t.log.started;
    case "seated":
      return t.log.seated(given);
    case "left":
      return t.log.left(given);
    case "renamed":
      return t.log.renamed(given);
    case "played":
      return playedSentence(event, name, t);
    case "undone":
      return t.log.undone(name, actionText(event.action ?? "", t));
    case "signalled":
      return event.signal === "none"
        ? t.log.unsignalled(name, t.pile(event.pile))
        : t.log.signalled(name, t.pile(event.pile), t.signals[event.signal ?? "none"] ?? "");
    case "said":
      return t.log.said(given, event.text ?? "");
    case "stood-in":
      return t.log.stoodIn(name);
    case "returned":
      return t.log.returned(name);
    case "over":
      return t.log.over;
    case "again":
      return event.same ? t.log.same : t.log.again;
    default:
      return "";
  }
}

function playedSentence(event: TableEvent, name: string, t: Text): string {
  const action = event.action ?? "";
  if (action === "end") return t.log.end(name, event.drew ?? 0);
  if (action.startsWith("begin")) return t.log.begin(name);
  const play = readPlay(action);
  if (play) return t.log.put(name, play.card, t.pile(play.pile));
  const asideTexts = asides(event, t).map((line) => `. ${line.text}`);
  return t.log.combination(name, actionText(action, t)) + asideTexts.join("");
}
