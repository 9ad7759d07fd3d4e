// HTTP: making tables and finding them.

import type {
  Catalogue,
  DayAnswer,
  Forgotten,
  LinksAnswer,
  LobbyInfo,
  MadeTable,
  Message,
  MoveAnswer,
  MyTable,
  NewTable,
  RecordAnswer,
  Replay,
  RulesPage,
  SeatAnswer,
  SeatRequest,
  TablesAnswer,
} from "./protocol";

import { forgetAll, recall, remember } from "../browser/memory";
import { settings } from "../browser/settings.svelte";

export class ApiError extends Error {
  constructor(readonly problem: Message) {
    super(problem.text);
  }
}

// The first answer makes a newcomer a guest, by a cookie. What is asked meanwhile would make another guest
// of them, and their seats would be a stranger's: it waits.
const MET = "met";
let meeting: Promise<void> | undefined;

async function sent(path: string, init: RequestInit): Promise<Response> {
  if (recall(MET)) return fetch(path, init);
  if (meeting) {
    await meeting;
    return fetch(path, init);
  }
  const answer = fetch(path, init);
  meeting = answer.then(
    () => remember(MET, "yes"),
    () => (meeting = undefined),
  );
  return answer;
}

async function fetched(path: string, body?: unknown, method = "GET", language = ""): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json", ...(language && { "Accept-Language": language }) };
  }
  const answer = await sent(`/api${path}`, init).catch(() => {
    throw new ApiError({ code: "no-connection", params: {}, text: "The server does not answer." });
  });
  if (answer.ok) return answer;
  const json: unknown = await answer.json().catch(() => null);
  const problem = (json as { error?: Message } | null)?.error;
  throw new ApiError(problem ?? { code: "no-answer", params: {}, text: answer.statusText });
}

// With a body it is posted.
export async function ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
  return (await fetched(path, body, method)).json() as Promise<T>;
}

let games: Promise<Catalogue> | undefined;

export function catalogue(): Promise<Catalogue> {
  games ??= ask<Catalogue>("/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

const rulesPath = (game: string, language: string): string =>
  `/games/${encodeURIComponent(game)}/rules?language=${language}`;

export const rulesOf = (game: string, language: string): Promise<RulesPage> => ask(rulesPath(game, language));

// Where everything is that can be read without playing.
export const readable = async (language: string): Promise<string[]> => {
  const { games } = await catalogue();
  return ["/games", ...games.map(({ name }) => rulesPath(name, language))].map((path) => `/api${path}`);
};

// The deals of a day, of this one if none is named.
export const dayOf = (day = ""): Promise<DayAnswer> => ask(`/daily?day=${encodeURIComponent(day)}`);

const path = (table: string): string => `/tables/${encodeURIComponent(table)}`;

// Bots act there as fast as this person likes it.
export const makeTable = (wanted: NewTable): Promise<MadeTable> =>
  ask("/tables", { pace: settings.pace, ...wanted });

// A seat by its token, or an open one.
export const takeSeat = (table: string, wanted: SeatRequest): Promise<SeatAnswer> =>
  ask(`${path(table)}/seat`, wanted);

export const linksOf = async (table: string): Promise<Record<string, string>> =>
  (await ask<LinksAnswer>(`${path(table)}/links`)).links;

// A link to my own seat, for another device.
export const moveLink = async (table: string): Promise<string> =>
  (await ask<MoveAnswer>(`${path(table)}/move`, {})).link;

export const recordOf = async (table: string): Promise<string> =>
  (await ask<RecordAnswer>(`${path(table)}/record`)).record;

export const myTables = async (): Promise<MyTable[]> => (await ask<TablesAnswer>("/me/tables")).tables;

export const removeTable = async (table: string): Promise<void> => {
  await fetched(`/me${path(table)}/remove`, {});
};

// Delete everything about me: on the server, then here.
export const forgetMe = async (): Promise<Forgotten> => {
  const told = await ask<Forgotten>("/me/forget", {});
  forgetAll();
  return told;
};

// A link as SVG. It goes in a body: what stands in an address ends up in logs.
export const drawn = async (link: string): Promise<string> => (await fetched("/qr", { link })).text();

// A game that is over, step by step: of a table (the last one, or that of a number), or of a record.
export const replayOf = (table: string, game: number | null): Promise<Replay> =>
  ask(`${path(table)}/replay${game === null ? "" : `?game=${game}`}`);

// What is wrong with it is told in a language.
export const replayRecord = async (record: string, language = "en"): Promise<Replay> =>
  (await fetched("/replay", { record }, "POST", language)).json() as Promise<Replay>;

export const lobbyOf = (table: string): Promise<LobbyInfo> => ask(path(table));
