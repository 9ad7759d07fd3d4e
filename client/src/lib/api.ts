// HTTP: making tables and finding them.

import type {
  Catalogue,
  LinksAnswer,
  LobbyInfo,
  MadeTable,
  Message,
  MyTable,
  NewTable,
  RecordAnswer,
  SeatAnswer,
  TablesAnswer,
} from "./protocol";

export class ApiError extends Error {
  constructor(readonly problem: Message) {
    super(problem.text);
  }
}

async function fetched(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = {};
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
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

const path = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const makeTable = (wanted: NewTable): Promise<MadeTable> => ask("/tables", wanted);

export const takeSeat = (table: string, token: string): Promise<SeatAnswer> =>
  ask(`${path(table)}/seat`, { token });

export const linksOf = async (table: string): Promise<Record<string, string>> =>
  (await ask<LinksAnswer>(`${path(table)}/links`)).links;

export const recordOf = async (table: string): Promise<string> =>
  (await ask<RecordAnswer>(`${path(table)}/record`)).record;

export const myTables = async (): Promise<MyTable[]> => (await ask<TablesAnswer>("/me/tables")).tables;

// A link as SVG. It goes in a body: what stands in an address ends up in logs.
export const drawn = async (link: string): Promise<string> => (await fetched("/qr", { link })).text();

export const lobbyOf = (table: string): Promise<LobbyInfo> => ask(path(table));
