// Someone looks elsewhere: how their device tells them that it is their turn. Telephones show notifications
// only through a worker, computers also without one.

import { worker } from "../offline/offline";

const TAG = "reihum-turn"; // one notification at a time
const BUZZ = [90, 60, 90];
const IDLE = 10_000; // with the page in view: a telephone that lies on the table

export type Answer = "granted" | "denied" | "impossible";

export const canVibrate = (): boolean => "vibrate" in navigator;

export const canNotify = (): boolean => "Notification" in window && isSecureContext;

// Asks the person, where the browser does; only when they have switched it on themselves.
export async function askToNotify(): Promise<Answer> {
  if (!canNotify()) return "impossible";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await worker().catch(() => undefined);
  return "granted";
}

const unseen = (): boolean => document.hidden || !document.hasFocus();

export async function notify(title: string, body: string, vibrates: boolean): Promise<void> {
  if (!unseen() || !canNotify() || Notification.permission !== "granted") return;
  const told = { body, tag: TAG, icon: "/icon.svg", ...(vibrates ? { vibrate: BUZZ } : {}) };
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker?.active) await worker.showNotification(title, told);
  else new Notification(title, told);
}

// Who is back need not be told.
export async function forget(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  for (const each of (await worker?.getNotifications({ tag: TAG })) ?? []) each.close();
}

let touched = 0;
const touch = (): void => {
  touched = performance.now();
};

// Browsers let only a page in view do this; behind another one, the notification does it.
export function vibrate(): void {
  if (unseen() || performance.now() - touched > IDLE) navigator.vibrate(BUZZ);
}

export function listen(): () => void {
  const back = (): void => {
    if (canNotify() && !unseen()) void forget();
  };
  addEventListener("pointerdown", touch);
  addEventListener("keydown", touch);
  addEventListener("focus", back);
  document.addEventListener("visibilitychange", back);
  return () => {
    removeEventListener("pointerdown", touch);
    removeEventListener("keydown", touch);
    removeEventListener("focus", back);
    document.removeEventListener("visibilitychange", back);
  };
}
