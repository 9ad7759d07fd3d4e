// What is kept for times without a network, by its path.

export type Kept = "file" | "rules" | null;

const FILE = /^\/(assets\/|icons\/|icon\.svg$|manifest\.webmanifest$)/;
const RULES = /^\/api\/games(\/[a-z0-9-]+\/rules)?$/;

export function keeps(path: string): Kept {
  if (FILE.test(path)) return "file";
  return RULES.test(path) ? "rules" : null;
}

// One page shows every address.
export const pageFor = (address: string): string => new URL("/", address).href;
