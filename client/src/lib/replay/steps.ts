// A game that is over, as the server tells it: the views of every step, for whoever's eyes.

import type {
  LobbyInfo,
  Replay,
  ReplayPlace,
  ReplayStep,
  SignalInfo,
  TableEvent,
  View,
} from "../server/protocol";

// A seat, who watches, or somebody who sees all hands.
export type Eyes = ReplayPlace["eyes"];

export class Steps {
  readonly told: Replay;
  // The steps at which a turn has ended, the deal and the end among them.
  readonly turns: readonly number[];
  #views = new Map<Eyes, View[]>();

  constructor(told: Replay) {
    this.told = told;
    const ends = told.steps.flatMap(({ ends_turn }, step) => (ends_turn ? [step] : []));
    this.turns = [...new Set([0, ...ends, this.last])];
  }

  get last(): number {
    return this.told.steps.length - 1;
  }

  within(step: number): number {
    return Math.max(0, Math.min(this.last, Math.round(step) || 0));
  }

  // Where the turn before ended, or the next one does.
  turnBefore = (step: number): number => this.turns.findLast((each) => each < step) ?? 0;
  turnAfter = (step: number): number => this.turns.find((each) => each > step) ?? this.last;

  at(step: number): ReplayStep {
    return this.told.steps[step]!;
  }

  view(step: number, eyes: Eyes): View {
    let views = this.#views.get(eyes);
    if (!views) this.#views.set(eyes, (views = viewsFor(this.told.steps, eyes)));
    return views[step]!;
  }

  signals(step: number): SignalInfo[] {
    return this.at(step).signals;
  }

  // All that had happened and was said by then.
  events(step: number): TableEvent[] {
    const { seq } = this.at(step);
    return this.told.events.filter((event) => event.seq <= seq);
  }

  // The table as it stands there: nobody is away, and nothing is asked for.
  lobby(view: View): LobbyInfo {
    const { table, game } = this.told;
    const seats = table.seats.map((seat) => ({ ...seat, ...HERE }));
    const over = !!view.outcome;
    return { ...table, ...QUIET, seats, over, started: true, round: game, acting: over ? [] : view.seats };
  }

  isSeat = (eyes: Eyes): eyes is number =>
    typeof eyes === "number" && eyes >= 0 && eyes < this.told.table.seats.length;
}

const HERE = { present: true, away_since: null, stand_in: false, out_of_time: false };
const QUIET = {
  hints: false,
  hints_asked: [],
  clock: null,
  can_undo: [],
  mixing: null,
  stuck: null,
  conceding: [],
  again: null,
  pause: null,
  deadline: null,
  now: 0,
  patience: null,
  vote: null,
  guide: null,
  spectators: 0,
  spectator_names: [],
};

// Each step has what has changed, in parts: for all, for one, and of all hands.
function viewsFor(steps: ReplayStep[], eyes: Eyes): View[] {
  const own = typeof eyes === "number" ? eyes + 1 : 0;
  let view: Record<string, unknown> = {};
  return steps.map((step) => {
    view = { ...view, ...step.common, ...step.own[own], ...(eyes === "open" ? step.open : {}) };
    return view as unknown as View;
  });
}
