/* Shows what the server pushes, each notice once, and opens the table when it is touched. It answers no page. */
const SHOWN = 'hegemon-notices';
const MOST = 50; // notices that are remembered

/** Is this notice new? A server that was cut off before it heard that one had arrived sends it again. */
async function isNew(id) {
  const shown = await caches.open(SHOWN);
  const address = `/notices/shown/${id}`;
  if (await shown.match(address)) return false;
  await shown.put(address, new Response(''));
  const all = await shown.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => shown.delete(request)));
  return true;
}

async function show(told) {
  if (told.id && !(await isNew(told.id))) return;
  const path = told.path || '/';
  const about = { body: told.body || '', tag: path, renotify: true, data: { path }, icon: '/icon.svg' };
  await self.registration.showNotification(told.title || 'Hegemon', about);
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data ? event.data.json() : {})));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
