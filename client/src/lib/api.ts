// HTTP: making tables and finding them.

import type {
  Catalogue,
  Forgotten,
  LinksAnswer,
  LobbyInfo,
  MadeTable,
  Message,
  MoveAnswer,
  MyTable,
  NewTable,
  RecordAnswer,
  RulesPage,
  SeatAnswer,
  SeatRequest,
  TablesAnswer,
} from "./protocol";

import { forgetAll, recall, remember } from "./browser/memory";

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

async function fetched(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = {};
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await sent(`/api${path}`, init).catch(() => {
    throw new ApiError({ code: "no-connection", params: {}, text: "The server does not answer." });
  });
  if (answer.ok) return answer;
  const json: unknown = await answer.json().catch(() => null);
  const problem = (json as { error?: Message } | null)?.error;
  throw new ApiError(problem ?? { code: "no-answer", params: {}, text: answer.statusText });
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await fetched(path, body)).json() as Promise<T>;
}

let games: Promise<Catalogue> | undefined;

export function catalogue(): Promise<Catalogue> {
  games ??= ask<Catalogue>("/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

export const rulesOf = (game: string): Promise<RulesPage> => ask(`/games/${encodeURIComponent(game)}/rules`);

const path = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const makeTable = (wanted: NewTable): Promise<MadeTable> => ask("/tables", wanted);

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

export const lobbyOf = (table: string): Promise<LobbyInfo> => ask(path(table));
