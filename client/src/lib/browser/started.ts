// Tables made on this page that should start as soon as they can.

const waiting = new Set<string>();

export function startSoon(table: string): void {
  waiting.add(table);
}

// Whether it is time, once: a table starts only one time.
export function begun(table: string): boolean {
  return waiting.delete(table);
}
