// Four kinds of pages: home, a table with an id, the rules of a game, and what one studies between games.

import { tableId } from "./link";
import { isStudy, type Study } from "./studies";

export interface Route {
  table: string | null;
  token: string | null;
  // The game whose rules are read.
  rules: string | null;
  // A page of `pages/study/index.ts` by its name, and what stands behind it in the address.
  study: { page: Study; rest: string } | null;
}

function read(): Route {
  const match = /^\/t\/([0-9A-Za-z]{4,20})\/?$/.exec(location.pathname);
  const table = match ? tableId(match[1]!) : null;
  const rules = /^\/rules\/([a-z0-9-]+)\/?$/.exec(location.pathname)?.[1] ?? null;
  return { table, token: match ? location.hash.slice(1) || null : null, rules, study: study() };
}

function study(): Route["study"] {
  const match = /^\/([a-z]+)(?:\/(.*?))?\/?$/.exec(location.pathname);
  const page = match?.[1] ?? "";
  return isStudy(page) ? { page, rest: match?.[2] ?? "" } : null;
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
