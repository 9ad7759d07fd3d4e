// A link, the path of one, or just the id of a table, as people paste them.
export function pathOf(pasted: string): string | null {
  const text = pasted.trim();
  const link = /\/t\/([0-9A-Za-z]{4,20})(#[0-9A-Za-z]+)?$/.exec(text);
  if (link) return `/t/${link[1]}${link[2] ?? ""}`;
  const id = text.replace(/[\s-]/g, "");
  return /^[0-9A-Za-z]{10}$/.test(id) ? `/t/${id}` : null;
}
