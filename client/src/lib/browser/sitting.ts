// Taking a seat: with one's name where that will do, and a link is only forgotten once it has done its work.

import { ApiError } from "../server/api";
import type { Message, SeatRequest } from "../server/protocol";

export interface Sat {
  // What was not as one wished: no seat, or a seat without one's name.
  problem: Message | null;
  seated: boolean;
  // Whether there is nothing left to try: one sits, or the link opens nothing.
  settled: boolean;
}

// A name from elsewhere may not do at this table.
const ABOUT_NAMES = /^(name|talk)-/;
const HOPELESS = ["bad-token", "already-seated", "removed"];

export async function sitDown(
  ask: (wanted: SeatRequest) => Promise<unknown>,
  wanted: SeatRequest,
): Promise<Sat> {
  try {
    await ask(wanted);
    return { problem: null, seated: true, settled: true };
  } catch (error) {
    if (!(error instanceof ApiError)) return { problem: null, seated: false, settled: false };
    if (!wanted.name || !ABOUT_NAMES.test(error.problem.code)) return refused(error.problem);
    const nameless = await sitDown(ask, { ...wanted, name: "" });
    return { ...nameless, problem: nameless.problem ?? error.problem };
  }
}

const refused = (problem: Message): Sat => ({
  problem,
  seated: false,
  settled: HOPELESS.includes(problem.code),
});
