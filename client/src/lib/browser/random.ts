// Randomness of this browser, as text. crypto.randomUUID is missing on plain http in a home network.

export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
