/** Pushes to this browser. The worker has a folder of its own, so that it answers no page's requests. */
import { toBytes, toText } from './bytes';

const WORKER = '/notices/worker.js';
const SCOPE = '/notices/';

export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const pushPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Ask for permission and subscribe; null when the person, or the browser, does not want it. */
export async function subscribe(serverKey: string): Promise<Browser | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  try {
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: toBytes(serverKey),
    });
    const [p256dh, auth] = [made.getKey('p256dh'), made.getKey('auth')];
    return p256dh && auth ? { endpoint: made.endpoint, p256dh: toText(p256dh), auth: toText(auth) } : null;
  } catch (fault) {
    if (fault instanceof DOMException) return null;
    throw fault;
  }
}

/** This browser's subscription ends; its endpoint, for the server. */
export async function unsubscribe(): Promise<string | null> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  const made = await worker?.pushManager.getSubscription();
  if (!made) return null;
  await made.unsubscribe();
  return made.endpoint;
}
