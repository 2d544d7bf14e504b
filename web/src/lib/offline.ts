/** The client stays at hand without a network: it is kept by the service worker, and can be installed. */
export function stayAtHand(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    void navigator.serviceWorker
      .register('/service-worker.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(performance.getEntriesByType('resource').map((entry) => entry.name)))
      .catch(() => undefined); // some windows keep nothing; the client works there all the same
  });
}
