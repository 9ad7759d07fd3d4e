// Small things the browser remembers. Where storage is shut, it just forgets.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`reihum.${key}`);
  } catch {
    return null;
  }
}

// Forget all of it.
export function forgetAll(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith("reihum."));
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // What cannot be read was never kept.
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`reihum.${key}`, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
