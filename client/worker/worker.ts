// Beside the pages: keeps what they are made of and the rules, so that they open without a network, and shows
// notifications. Of tables, guests and everything else that the server answers it keeps nothing.

import { keeps, pageFor } from "./keeping";

declare const self: ServiceWorkerGlobalScope;

// Written in by the build (plugin.ts): the files of this version, and a name for it.
const FILES = ["__FILES__"];
const VERSION = "__VERSION__";

const SHELL = "/";
const RULES = "rules"; // outlives versions
const ONE_MOMENT = 4000; // a network that takes longer is none, where something is kept

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll([SHELL, ...FILES])));
});

self.addEventListener("activate", (event) => event.waitUntil(tidy()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const kind = keeps(pathname);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (kind === "file") event.respondWith(file(request));
  else if (kind === "rules") event.respondWith(fresh(request));
});

self.addEventListener("message", (event) => {
  const told = event.data as { keep?: string[]; takeOver?: true };
  if (told.keep) event.waitUntil(keep(told.keep));
  if (told.takeOver) event.waitUntil(takeOver());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(pages().then((open) => open.find(atTable)?.focus()));
});

// Other versions go; what pages at a table still need has stayed until now, for we wait while there are any.
async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== VERSION && name !== RULES).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

// A page comes from the network, so that nobody plays with an old one; else the one that is kept shows all addresses.
async function page(request: Request): Promise<Response> {
  try {
    return await inTime(fetch(request));
  } catch {
    return (await kept(pageFor(request.url))) ?? Response.error();
  }
}

const file = async (request: Request): Promise<Response> => (await kept(request)) ?? fetch(request);

async function fresh(request: Request): Promise<Response> {
  try {
    const answer = await inTime(fetch(request));
    if (answer.ok) await (await caches.open(RULES)).put(request.url, answer.clone());
    return answer;
  } catch {
    return (await kept(request.url)) ?? Response.error();
  }
}

const kept = (request: RequestInfo): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true });

function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("late")), ONE_MOMENT));
  return Promise.race([answer, late]);
}

// What a page would like to find here without a network; one address that fails spoils no other.
async function keep(addresses: string[]): Promise<void> {
  const cache = await caches.open(RULES);
  const wanted = addresses.filter((address) => keeps(new URL(address, location.origin).pathname) === "rules");
  await Promise.allSettled(wanted.map((address) => cache.add(address)));
}

// A new version begins between games, never in one.
async function takeOver(): Promise<void> {
  if (!(await pages()).some(atTable)) await self.skipWaiting();
}

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

const atTable = (client: WindowClient): boolean => new URL(client.url).pathname.startsWith("/t/");
