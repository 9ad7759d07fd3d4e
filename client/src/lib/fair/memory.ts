// What this browser remembers of each shuffle: what it heard before the deal, and what it mixed in. A server that
// tells another story later is found out by it, also after the page was loaded anew.

import { recall, remember } from "../browser/memory";

export interface Mixed {
  table: string;
  // The number of the event with which the shuffle began.
  seq: number;
  // What the server committed to; null where this browser came too late to hear it.
  commitment: string | null;
  text: string;
}

const KEY = "shuffles";
const MOST = 40;

function all(): Mixed[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Mixed[]) : [];
  } catch {
    return [];
  }
}

const write = (shuffles: Mixed[]): void => remember(KEY, JSON.stringify(shuffles.slice(-MOST)));

export const keepMix = (mixed: Mixed): void => write([...all(), mixed]);

// It came too late: the shuffle went on without it.
export const dropMix = (table: string, text: string): void =>
  write(all().filter((mixed) => mixed.table !== table || mixed.text !== text));

export const mixesAt = (table: string): Mixed[] => all().filter((mixed) => mixed.table === table);
