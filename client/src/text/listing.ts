// Names in a row, as one says them: "Anna, Bert and Carla".
export function listed(names: unknown, and: string): string {
  const words = Array.isArray(names) ? names.map(String) : [];
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}` : words.join("");
}
