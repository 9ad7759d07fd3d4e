// Table codes have no I, L and O: whoever reads or hears one may take a digit for such a letter.
export const tableId = (typed: string): string =>
  typed.toUpperCase().replace(/[IL]/g, "1").replaceAll("O", "0");

// A link, the path of one, or just the id of a table, as people paste them.
export function pathOf(pasted: string): string | null {
  const text = pasted.trim();
  const link = /\/t\/([0-9A-Za-z]{4,20})\/?(#[0-9A-Za-z]+)?$/.exec(text);
  if (link) return `/t/${tableId(link[1]!)}${link[2] ?? ""}`;
  const id = text.replace(/[\s-]/g, "");
  return /^[0-9A-Za-z]{10}$/.test(id) ? `/t/${tableId(id)}` : null;
}
