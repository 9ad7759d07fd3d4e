// What can wait until the page has answered: drawing that is beside the point, and whatever nobody has asked for yet.

const LATEST = 1500; // milliseconds

// Safari has no idle callback: there it is a moment later.
export function whenIdle(then: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}
