// SHA-256 (FIPS 180-4). The browser's own is missing on plain http, which is how one plays in a home network.

const BLOCK = 64;
const PRIMES = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(text: string): Uint8Array {
  const data = padded(new TextEncoder().encode(text));
  const hash = Uint32Array.from(START);
  for (let start = 0; start < data.byteLength; start += BLOCK) compress(hash, data, start);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime)) primes.push(number);
  return primes;
}

// The first 32 bits behind the point.
function fraction(number: number): number {
  return Math.floor((number % 1) * 2 ** 32);
}

// A one, zeros, and the length in bits, up to a whole block.
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const data = new DataView(new ArrayBuffer(blocks * BLOCK));
  bytes.forEach((byte, place) => data.setUint8(place, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(data.byteLength - 4, bytes.length * 8);
  return data;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(hash: Uint32Array, data: DataView, start: number): void {
  const words = schedule(data, start);
  let [a, b, c, d, e, f, g, h] = hash as unknown as [...Eight];
  for (let round = 0; round < 64; round++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUNDS, round) + at(words, round)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = at(hash, place) + word));
}

type Eight = [number, number, number, number, number, number, number, number];

function schedule(data: DataView, start: number): Int32Array {
  const words = new Int32Array(64);
  for (let place = 0; place < 16; place++) words[place] = data.getUint32(start + 4 * place);
  for (let place = 16; place < 64; place++) {
    const [x, y] = [at(words, place - 15), at(words, place - 2)];
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[place] = at(words, place - 16) + s0 + at(words, place - 7) + s1;
  }
  return words;
}

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0;
