/* Shows what the server pushes, and opens the table when it is touched. It keeps nothing and answers no page. */
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  const about = { body: told.body || '', tag: told.path || '/', data: { path: told.path || '/' }, icon: '/icon.svg' };
  event.waitUntil(self.registration.showNotification(told.title || 'Hegemon', about));
});

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
