/** Requests about people. */
import { commandId, send } from '$lib/api/client';
import type * as T from '$lib/api/types';
import type { Json } from './passkey';

interface Options {
  options: Json;
}

export const people = {
  account: () => send<T.Account>('GET', '/account'),
  rename: (name: string) => send<T.Account>('POST', '/account/name', { name }),
  setPublic: (wanted: boolean) => send<T.Account>('POST', '/account/public', { public: wanted }),
  passkeyOptions: () => send<Options>('POST', '/account/passkeys/options', {}),
  addPasskey: (credential: Json, name: string) => send<T.Account>('POST', '/account/passkeys', { credential, name }),
  removePasskey: (id: string) => send<T.Account>('POST', '/account/passkeys/remove', { id }),
  removeEmail: () => send<T.Account>('POST', '/account/email/remove', {}),
  codes: () => send<{ codes: string[] }>('POST', '/account/codes', {}),
  signOut: (device: string | null) => send<unknown>('POST', '/account/signout', { device }),
  leave: (name: string) => send<unknown>('POST', '/account/delete', { name }),
  exportAddress: '/api/account/export',
  signatureOptions: () => send<Options>('POST', '/signin/passkey/options', {}),
  byPasskey: (credential: Json, merge: boolean) => send<unknown>('POST', '/signin/passkey', { credential, merge }),
  byLink: (token: string, merge: boolean) => send<unknown>('POST', '/signin/link', { token, merge }),
  byCode: (code: string, merge: boolean) => send<unknown>('POST', '/signin/code', { code, merge }),
  sendLink: (email: string) => send<{ minutes: number }>('POST', '/signin/mail', { email }),
  met: () => send<T.PersonList>('GET', '/people'),
  profile: (id: string) => send<T.Profile>('GET', `/people/${encodeURIComponent(id)}`),
  decide: (id: string, kind: T.RelationKind) =>
    send<T.PersonList>('POST', `/people/${encodeURIComponent(id)}/relation`, { kind }),
  decideBySeat: (table: string, seat: number, kind: T.RelationKind) =>
    send<T.Muted>('POST', `/tables/${table}/relation`, { seat, kind }),
  table: (table: string) => send<T.TableState>('GET', `/tables/${table}`),
  muted: (table: string) => send<T.Muted>('GET', `/tables/${table}/muted`),
  report: (table: string, seat: number, text: string) =>
    send<unknown>('POST', `/tables/${table}/report`, { seat, text }),
  invite: (table: string, to: string, seat: number | null) =>
    send<unknown>('POST', `/tables/${table}/invite`, { to, seat }),
  offerSeat: (table: string, seat: number, to: string) =>
    send<unknown>('POST', `/tables/${table}/offer_seat`, { to, seat }),
  freeSeat: (table: string, seat: number) =>
    send<unknown>('POST', `/tables/${table}/free_seat`, { seat, command_id: commandId() }),
  close: (table: string) => send<unknown>('POST', `/tables/${table}/close`, { command_id: commandId() }),
  offers: () => send<T.OfferList>('GET', '/offers'),
  accept: (offer: string) => send<T.TableCreated>('POST', `/offers/${offer}/accept`, {}),
  decline: (offer: string) => send<unknown>('POST', `/offers/${offer}/decline`, {}),
  posts: () => send<T.PostList>('GET', '/announcements'),
};
