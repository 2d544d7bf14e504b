/** Requests about notices. */
import { send } from '$lib/api/client';
import type * as T from '$lib/api/types';
import type { Browser } from './push';

export const notices = {
  settings: () => send<T.NoticeSettings>('GET', '/notices'),
  set: (wishes: T.Wishes) => send<T.NoticeSettings>('POST', '/notices', wishes),
  subscribe: (browser: Browser) => send<T.NoticeSettings>('POST', '/notices/push', browser),
  unsubscribe: (endpoint: string) => send<T.NoticeSettings>('POST', '/notices/push/remove', { endpoint }),
  feed: () => send<T.Feed>('POST', '/notices/feed', {}),
  isSilent: (table: string) => send<{ silent: boolean }>('GET', `/tables/${table}/notices`),
  silence: (table: string, silent: boolean) =>
    send<{ silent: boolean }>('POST', `/tables/${table}/notices`, { silent }),
  /** The link at the end of a letter needs no signing in; its address is no part of the programming interface. */
  stop: async (token: string): Promise<boolean> =>
    (await fetch(`/stop/${encodeURIComponent(token)}`, { method: 'POST' })).ok,
};
