// Names that were made for programs, as people would write them.

// "draw_pile" as "Draw pile", "handSize" as "Hand size".
export function humanised(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
