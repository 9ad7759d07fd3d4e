// Small things the browser remembers. Where storage is shut, it just forgets.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`reihum.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`reihum.${key}`, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
