// Two kinds of pages: home, and a table with an id.

export interface Route {
  table: string | null;
  token: string | null;
}

function read(): Route {
  const match = /^\/t\/([0-9A-Za-z]{4,20})\/?$/.exec(location.pathname);
  return { table: match?.[1] ?? null, token: match ? location.hash.slice(1) || null : null };
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

// A link, the path of one, or just the id of a table, as people paste them.
export function pathOf(pasted: string): string | null {
  const text = pasted.trim();
  const link = /\/t\/([0-9A-Za-z]{4,20})(#[0-9A-Za-z]+)?$/.exec(text);
  if (link) return `/t/${link[1]}${link[2] ?? ""}`;
  const id = text.replace(/[\s-]/g, "");
  return /^[0-9A-Za-z]{10}$/.test(id) ? `/t/${id}` : null;
}
