// The shuffle, version 1 (docs/notation.md): SHA-256, ChaCha20 (RFC 8439) and Fisher-Yates.

import { sha256 } from "./sha256";

// The numbers of the streams of a deal.
export const DECKS = 0;
export const LOTS = 16;
export const LAYOUT = 17;

const HALF = 0x10000;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

// The key of a seed, with what was mixed in.
export const keyOf = (seed: string, ...mix: string[]): Uint8Array =>
  sha256(["reihum shuffle 1", seed, ...mix].join("\0"));

// The keystream of a key and a number, as 16-bit numbers.
export class Stream {
  #start: Uint32Array;
  #block = new Uint32Array(16);
  #used = 32;

  constructor(key: Uint8Array, number: number) {
    const words = new DataView(key.buffer, key.byteOffset, 32);
    const wordsOfKey = Array.from({ length: 8 }, (_, place) => words.getUint32(4 * place, true));
    this.#start = Uint32Array.from([...SIGMA, ...wordsOfKey, 0, number, 0, 0]);
  }

  half(): number {
    if (this.#used === 32) this.#next();
    const word = at(this.#block, this.#used >> 1);
    const half = (word >>> (16 * (this.#used & 1))) & (HALF - 1);
    this.#used++;
    return half;
  }

  // A number below a limit, every one equally likely (Lemire's method).
  below(limit: number): number {
    let product: number;
    do product = this.half() * limit;
    while (product % HALF < HALF % limit);
    return Math.floor(product / HALF);
  }

  shuffled<T>(cards: Iterable<T>): T[] {
    const deck = [...cards];
    for (let last = deck.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
    }
    return deck;
  }

  #next(): void {
    const block = this.#block;
    block.set(this.#start);
    for (let round = 0; round < 10; round++) {
      for (let lane = 0; lane < 4; lane++) quarter(block, lane, 4 + lane, 8 + lane, 12 + lane);
      for (let lane = 0; lane < 4; lane++)
        quarter(block, lane, 4 + ((lane + 1) % 4), 8 + ((lane + 2) % 4), 12 + ((lane + 3) % 4));
    }
    this.#start.forEach((word, place) => (block[place] = at(block, place) + word));
    this.#start[12] = at(this.#start, 12) + 1;
    this.#used = 0;
  }
}

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  add(words, a, b, d, 16);
  add(words, c, d, b, 12);
  add(words, a, b, d, 8);
  add(words, c, d, b, 7);
}

// One word is added to another, and a third is crossed with the sum and turned.
function add(words: Uint32Array, to: number, what: number, crossed: number, turn: number): void {
  words[to] = at(words, to) + at(words, what);
  const word = at(words, crossed) ^ at(words, to);
  words[crossed] = (word << turn) | (word >>> (32 - turn));
}

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0;

// The whole numbers from one to another.
export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);
