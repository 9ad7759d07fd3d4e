// The worker beside the pages (`worker/`): it lets them open without a network. It is asked for when nothing else
// is to do, and changes to a new version between games.

import { speech } from "../../text/index.svelte";
import { readable } from "../server/api";

const WORKER = "/worker.js";
const SOON = 2000;

const possible = (): boolean => "serviceWorker" in navigator && isSecureContext && import.meta.env.PROD;

const saving = (): boolean => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

// Also wanted by whoever would like to be called: telephones show notifications only through a worker.
export const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(WORKER);

async function keep(): Promise<void> {
  const addresses = await readable(speech.code);
  const found = await worker();
  found.waiting?.postMessage({ takeOver: true });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: addresses });
}

// Called where no game runs. What cannot be kept now is kept another time.
export function keepForLater(): () => void {
  if (!possible() || saving()) return () => undefined;
  const work = (): void => void keep().catch(() => undefined);
  if (!("requestIdleCallback" in window)) return cancelled(setTimeout(work, SOON)); // Safari
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}

const cancelled = (timer: ReturnType<typeof setTimeout>) => (): void => clearTimeout(timer);
