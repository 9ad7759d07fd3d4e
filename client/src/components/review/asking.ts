// Asking the server for a review, hearing how far it is, and leaving it.

import { ask } from "../../lib/server/api";
import type { ReviewAnswer } from "../../lib/server/protocol";

// A game of a table (the last one where none is named by its number from 1), or a record.
export type ReviewSource = { table: string; game?: number } | { record: string };

const path = (id: string): string => `/reviews/${encodeURIComponent(id)}`;

export const askReview = (source: ReviewSource): Promise<ReviewAnswer> => ask("/reviews", source);

// The verdicts from so many on.
export const reviewAfter = (id: string, after: number): Promise<ReviewAnswer> =>
  ask(`${path(id)}?after=${after}`);

export const leaveReview = (id: string): Promise<ReviewAnswer> => ask(path(id), undefined, "DELETE");
