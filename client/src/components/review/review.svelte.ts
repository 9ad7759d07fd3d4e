// A review as this page knows it: asked for at once, then heard of verdict by verdict.

import { ApiError } from "../../lib/server/api";
import type { Message, ReviewAnswer, ReviewSummary, TurnVerdict } from "../../lib/server/protocol";
import { askReview, leaveReview, reviewAfter, type ReviewSource } from "./asking";

const PAUSE = 900; // milliseconds between two questions
const PATIENCE = 8; // questions without an answer, a network may be away for a moment

export class ReviewState {
  turns = $state.raw<TurnVerdict[]>([]);
  summary = $state.raw<ReviewSummary | null>(null);
  progress = $state.raw<ReviewAnswer["state"] | "asking" | "refused">("asking");
  count = $state<number | null>(null);
  ahead = $state(0);
  together = $state(true);
  problem = $state.raw<Message | null>(null);
  #id = "";
  #gone = false;
  #failures = 0;

  get busy(): boolean {
    return ["asking", "waiting", "working"].includes(this.progress);
  }

  async start(source: ReviewSource): Promise<void> {
    this.progress = "asking";
    this.problem = null;
    await this.#tried(async () => this.#take(await askReview(source), 0));
    while (await this.#rested()) await this.#hear(source);
  }

  // Whoever leaves the page lets it go on: it is kept for the next time.
  leave(): void {
    this.#gone = true;
  }

  async cancel(): Promise<void> {
    this.progress = "cancelled";
    if (this.#id) await leaveReview(this.#id).catch(() => undefined);
  }

  // A pause, after which there may still be something to hear.
  async #rested(): Promise<boolean> {
    const listens = (): boolean => !this.#gone && this.#id !== "" && this.busy;
    if (listens()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return listens();
  }

  async #hear(source: ReviewSource): Promise<void> {
    const after = this.turns.length;
    await this.#tried(async () => {
      const told = await reviewAfter(this.#id, after).catch((error: unknown) => {
        // The server was started anew, or another worker has answered: it is asked for again.
        if (error instanceof ApiError && error.problem.code === "no-such-review") return null;
        throw error;
      });
      if (told) this.#take(told, after);
      else this.#take(await askReview(source), 0);
    });
  }

  async #tried(asking: () => Promise<void>): Promise<void> {
    try {
      await asking();
      this.#failures = 0;
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      const offline = problem?.code === "no-connection" && this.#id !== "";
      if (offline && ++this.#failures < PATIENCE) return;
      if (!problem) throw error;
      this.problem = problem;
      this.progress = "refused";
    }
  }

  #take(told: ReviewAnswer, after: number): void {
    if (this.#gone || this.progress === "cancelled") return;
    this.#id = told.id;
    this.progress = told.state;
    this.count = told.count;
    this.ahead = told.ahead;
    this.together = told.together;
    this.summary = told.summary;
    this.turns = [...this.turns.slice(0, after), ...told.turns];
  }
}
