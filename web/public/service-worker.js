/*
 * Keeps the client's own files, so that it opens without a network and says so. What the server knows (`/api`) is never kept:
 * an old table would be a wrong one.
 */
const KEPT = 'hegemon-client';
const MOST = 300; // files of earlier versions go when there are more
const SHELL = ['/', '/icon.svg', '/icon-192.png', '/manifest.webmanifest'];

const ownFile = (address) => {
  const url = new URL(address, self.location.origin);
  return url.origin === self.location.origin && !url.pathname.startsWith('/api');
};
const unchanging = (address) => new URL(address).pathname.startsWith('/assets/');

async function keep(addresses) {
  const cache = await caches.open(KEPT);
  const missing = [];
  for (const address of addresses) if (!(await cache.match(address))) missing.push(address);
  await Promise.allSettled(missing.map((address) => cache.add(address)));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => cache.delete(request)));
}

/** The page itself is asked for anew whenever there is a network; every address of the client is the same page. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch (fault) {
    const kept = await cache.match('/');
    if (kept) return kept;
    throw fault;
  }
}

/** Files with a hash in their name never change; others are asked for first. */
async function file(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept && unchanging(request.url)) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.status === 200) await cache.put(request, answer.clone());
    return answer;
  } catch (fault) {
    if (kept) return kept;
    throw fault;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep(SHELL).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
/** What a page has loaded before it had a service worker. */
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.filter(ownFile))));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !ownFile(request.url)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
