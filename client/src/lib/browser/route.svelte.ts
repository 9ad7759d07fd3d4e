// Three kinds of pages: home, a table with an id, and the rules of a game.

import { tableId } from "./link";

export interface Route {
  table: string | null;
  token: string | null;
  // The game whose rules are read.
  rules: string | null;
}

function read(): Route {
  const match = /^\/t\/([0-9A-Za-z]{4,20})\/?$/.exec(location.pathname);
  const table = match ? tableId(match[1]!) : null;
  const rules = /^\/rules\/([a-z0-9-]+)\/?$/.exec(location.pathname)?.[1] ?? null;
  return { table, token: match ? location.hash.slice(1) || null : null, rules };
}

export const route = $state<Route>(read());

addEventListener("popstate", () => Object.assign(route, read()));

export function go(path: string): void {
  history.pushState(null, "", path);
  Object.assign(route, read());
  scrollTo(0, 0);
}

// The token has done its work: it leaves the address bar, so that nobody copies it by accident.
export function forgetToken(): void {
  history.replaceState(null, "", location.pathname);
  route.token = null;
}
