// Whether this device has a network, as far as the browser knows.

class Network {
  there = $state(typeof navigator === "undefined" || navigator.onLine);

  constructor() {
    if (typeof window === "undefined") return; // tests of words
    addEventListener("online", () => (this.there = true));
    addEventListener("offline", () => (this.there = false));
  }
}

export const network = new Network();
