// Soft tones, made here: nothing is fetched for them.

import type { Sound } from "./calls";

// Each tone: how high (Hz), after how many seconds, for how long.
const TONES: Record<Sound, [pitch: number, after: number, length: number][]> = {
  card: [[196, 0, 0.1]],
  turn: [
    [523, 0, 0.3],
    [784, 0.13, 0.45],
  ],
  won: [
    [523, 0, 0.35],
    [659, 0.14, 0.35],
    [784, 0.28, 0.8],
  ],
  over: [
    [440, 0, 0.4],
    [330, 0.2, 0.7],
  ],
};
const LOUD = 0.07;
const SILENT = 0.0001; // a volume cannot fall to nothing along a curve
const RISE = 0.012;
const LATE = 400; // milliseconds after which a sound no longer belongs to anything

let context: AudioContext | undefined;

// Where the browser wants a tap before it sounds, what was missed is not made up for.
export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  const wanted = performance.now();
  await context.resume();
  if (performance.now() - wanted > LATE) return;
  for (const tone of TONES[sound]) add(context, ...tone);
}

function add(to: AudioContext, pitch: number, after: number, length: number): void {
  const from = to.currentTime + after;
  const volume = new GainNode(to, { gain: SILENT });
  volume.gain.setValueAtTime(SILENT, from);
  volume.gain.exponentialRampToValueAtTime(LOUD, from + RISE);
  volume.gain.exponentialRampToValueAtTime(SILENT, from + length);
  const tone = new OscillatorNode(to, { type: "sine", frequency: pitch });
  tone.connect(volume).connect(to.destination);
  tone.start(from);
  tone.stop(from + length);
}
