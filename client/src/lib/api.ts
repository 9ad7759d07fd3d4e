// HTTP: making tables and finding them.

import type { Catalogue, LobbyInfo, MadeTable, Message, NewTable } from "./types";

export class ApiError extends Error {
  constructor(readonly problem: Message) {
    super(problem.text);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json", Accept: "application/json" };
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new ApiError({ code: "no-connection", params: {}, text: "The server does not answer." });
  });
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return json as T;
  const problem = (json as { error?: Message } | null)?.error;
  throw new ApiError(problem ?? { code: "no-answer", params: {}, text: answer.statusText });
}

let games: Promise<Catalogue> | undefined;

export function catalogue(): Promise<Catalogue> {
  games ??= ask<Catalogue>("/games").catch((error) => {
    games = undefined;
    throw error;
  });
  return games;
}

const path = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const makeTable = (wanted: NewTable): Promise<MadeTable> => ask("/tables", wanted);

export const takeSeat = (table: string, token: string): Promise<{ seat: number }> =>
  ask(`${path(table)}/seat`, { token });

export const linksOf = async (table: string): Promise<Record<string, string>> =>
  (await ask<{ links: Record<string, string> }>(`${path(table)}/links`)).links;

export const recordOf = async (table: string): Promise<string> =>
  (await ask<{ record: string }>(`${path(table)}/record`)).record;

export const myTables = async (): Promise<LobbyInfo[]> =>
  (await ask<{ tables: LobbyInfo[] }>("/me/tables")).tables;

export const lobbyOf = (table: string): Promise<LobbyInfo> => ask(path(table));
