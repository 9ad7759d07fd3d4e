// Shows the notifications of the pages, and brings one back to its table. It fetches and keeps nothing.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then((pages) => pages.find((page) => new URL(page.url).pathname.startsWith("/t/"))?.focus()),
  );
});
