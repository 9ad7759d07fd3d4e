// What a page asks the server for: the answer, or why there is none.

import { ApiError } from "../../lib/server/api";
import { speech } from "../../text/index.svelte";

export const problemText = (error: unknown): string =>
  error instanceof ApiError ? speech.message(error.problem) : String(error);

export class Asked<T> {
  answer = $state.raw<T | null>(null);
  problem = $state("");
  #last = 0;

  // Of several questions only the last one's answer counts.
  async ask(question: Promise<T>): Promise<void> {
    const number = ++this.#last;
    try {
      const answer = await question;
      if (number === this.#last) [this.answer, this.problem] = [answer, ""];
    } catch (error) {
      if (number === this.#last) this.problem = problemText(error);
    }
  }
}

const AGAIN = 2500; // milliseconds

// Ask again as long as something is being worked out; returns how to stop.
export function askAgain<T>(
  asked: Asked<T>,
  question: () => Promise<T>,
  open: (answer: T) => boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const next = async (): Promise<void> => {
    await asked.ask(question());
    if (!stopped && asked.answer && open(asked.answer)) timer = setTimeout(() => void next(), AGAIN);
  };
  void next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
