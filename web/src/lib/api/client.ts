/** Requests to the server. A refusal becomes a `Refused` with the sentence the server gives. */
import { settings } from '$lib/settings.svelte';
import type * as T from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    reason: string,
    readonly cite: string | null,
  ) {
    super(reason);
  }
}

/** A name for one intention: a repeat of the same command is harmless. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

interface Extras {
  type?: string;
  signal?: AbortSignal;
}

/** What the server said. A catalogue is plain text, and so may be what a proxy in between answers. */
function read(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}

export async function send<A>(method: string, path: string, body?: unknown, extras: Extras = {}): Promise<A> {
  const { type = 'application/json', signal = null } = extras;
  const headers = { Accept: 'application/json', 'Accept-Language': settings.language };
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal };
  if (body !== undefined) {
    init.body = type === 'application/json' ? JSON.stringify(body) : String(body);
    init.headers = { ...init.headers, 'Content-Type': type };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(0, 'unreachable', '', null);
  }
  const text = await answer.text();
  const parsed = read(text);
  if (!answer.ok) {
    const problem = (parsed ?? {}) as { error?: string; reason?: string; cite?: string | null };
    throw new Refused(answer.status, problem.error ?? 'failed', problem.reason ?? '', problem.cite ?? null);
  }
  return parsed as A;
}

const query = (values: Record<string, unknown>): string => {
  const given = Object.entries(values).filter(([, v]) => v !== undefined && v !== null);
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : '';
};

export interface CommandFields {
  seat: number;
  expected: number;
  command_id: string;
}

/** A question that may be given up before it is answered. */
export interface Asking {
  signal?: AbortSignal;
}

/** What a player does at a table; each goes over the open socket too. */
export type CommandName =
  'act' | 'undo' | 'restart_turn' | 'resign' | 'takeback' | 'takeback/accept' | 'takeback/decline' | ClockCommand;
export type ClockCommand = 'pause' | 'pause/decline' | 'resume' | 'vacation';

export const api = {
  me: () => send<T.Guest>('GET', '/me'),
  rename: (name: string) => send<T.Guest>('POST', '/me', { name }),
  games: () => send<T.GameList>('GET', '/games'),
  board: (game: string, options: T.Options) => send<T.Board>('GET', `/games/${game}/board${query(options)}`),
  provenance: (game: string, options: T.Options) =>
    send<T.ProvenanceList>('GET', `/games/${game}/provenance${query(options)}`),
  rules: (game: string) => send<T.RuleList>('GET', `/games/${game}/rules`),
  catalogue: (game: string, language: string) => send<string>('GET', `/games/${game}/catalogue/${language}`),
  companion: (game: string, language: string, options: T.Options) =>
    send<T.CompanionPage>('GET', `/games/${game}/companion/${language}${query(options)}`),
  picture: (game: string, name: string) => send<T.ShownPosition>('GET', `/games/${game}/pictures/${name}`),
  course: (game: string, language: string) => send<T.Course>('GET', `/games/${game}/lessons/${language}`),
  puzzles: (game: string, language: string) => send<T.PuzzleList>('GET', `/games/${game}/puzzles/${language}`),
  lesson: (game: string, lesson: string, task: number, actions: string[]) =>
    send<T.LessonState>('POST', `/games/${game}/lessons/${lesson}/play`, { task, actions }),
  lessonWhy: (game: string, lesson: string, task: number, actions: string[], target: string) =>
    send<T.LessonAnswer>('POST', `/games/${game}/lessons/${lesson}/why`, { task, actions, target }),
  create: (table: T.NewTable) => send<T.TableCreated>('POST', '/tables', table),
  listedTables: () => send<{ tables: T.TableCard[] }>('GET', '/tables'),
  myTables: (origin?: string) => send<{ tables: T.TableCard[] }>('GET', `/my/tables${query({ origin })}`),
  join: (id: string, seat: number | null, name: string | null, salt: string | null) =>
    send<T.TableCreated>('POST', `/tables/${id}/join`, { seat, name, salt, command_id: commandId() }),
  rematch: (id: string, salt: string) =>
    send<T.TableCreated>('POST', `/tables/${id}/rematch`, { salt, command_id: commandId() }),
  leave: (id: string) => send<T.Left>('POST', `/tables/${id}/leave`, { command_id: commandId() }),
  /** A commitment to the chance of a table that is about to be set up. */
  promise: (name: string) => send<{ commitment: string }>('POST', '/chance', { name, command_id: commandId() }),
  addSalt: (id: string, seat: number, salt: string) =>
    send<T.Done>('POST', `/tables/${id}/salt`, { seat, salt, command_id: commandId() }),
  orders: (id: string, seat: number, orders: T.OrderGiven[]) =>
    send<T.Done>('POST', `/tables/${id}/orders`, { seat, orders, command_id: commandId() }),
  /** What a move for a case can be made of. */
  orderOffers: (id: string, seat: number, after?: string, say?: string) =>
    send<T.OrderOffers>('GET', `/tables/${id}/orders${query({ seat, after, say })}`),
  draws: (id: string) => send<T.DrawList>('GET', `/tables/${id}/draws`),
  seatBot: (id: string, seat: number, bot: string) =>
    send<T.Done>('POST', `/tables/${id}/seats`, { seat, kind: 'bot', bot, command_id: commandId() }),
  command: (id: string, name: CommandName, body: CommandFields) => send<T.Done>('POST', `/tables/${id}/${name}`, body),
  chat: (id: string, text: string) => send<T.Done>('POST', `/tables/${id}/chat`, { text, command_id: commandId() }),
  olderChat: (id: string, before: number) => send<T.ChatPage>('GET', `/tables/${id}/chat${query({ before })}`),
  preview: (id: string, text: string, seat: number, signal: AbortSignal, at?: number) =>
    send<T.Preview>('GET', `/tables/${id}/preview${query({ text, seat, at })}`, undefined, { signal }),
  /** Why is a text not allowed, or why can nothing be done with a thing? */
  why: (id: string, about: { text: string } | { thing: string }, seat: number) =>
    send<T.Why>('GET', `/tables/${id}/why${query({ ...about, seat })}`),
  /** Where texts, one after the other, would lead. Nothing is done. */
  /** `at`: the event one has seen; where the table has moved on since, nothing is told. */
  draft: (id: string, text: string, seat: number, how: Asking = {}, at?: number) =>
    send<T.Draft>('GET', `/tables/${id}/draft${query({ text, seat, at })}`, undefined, how),
  /** The fight that the last of these texts begins, if so many units do the same. */
  odds: (id: string, text: string, number: number, seat: number, how: Asking = {}, at?: number) =>
    send<T.FightAhead>('GET', `/tables/${id}/odds${query({ text, number, seat, at })}`, undefined, how),
  /** The fight that has begun, as it stands. */
  fight: (id: string, how: Asking = {}, at?: number) =>
    send<T.FightAhead>('GET', `/tables/${id}/fight${query({ at })}`, undefined, how),
  log: (id: string, before: number, limit = 200) =>
    send<T.LogPage>('GET', `/tables/${id}/log${query({ before, limit })}`),
  turns: (id: string) => send<T.TurnList>('GET', `/tables/${id}/turns`),
  milestones: (id: string) => send<T.Milestones>('GET', `/tables/${id}/milestones`),
  position: (id: string, ply: number, seat: number | null | undefined) =>
    send<T.PositionState>('GET', `/tables/${id}/positions/${ply}${query({ seat })}`),
  review: (id: string, language: string) => send<T.ReviewState>('GET', `/tables/${id}/review${query({ language })}`),
  /** Without a seat all of them are one's own. */
  tryAgain: (id: string, ply: number, seat: number | null, bot: string | null) =>
    send<T.TableCreated>('POST', `/tables/${id}/again`, { ply, seat, bot, command_id: commandId() }),
  hint: (id: string, seat: number, language: string) =>
    send<T.Hint>('GET', `/tables/${id}/hint${query({ seat, language })}`),
  coach: (id: string, seat: number, language: string) =>
    send<T.CoachAdvice>('GET', `/tables/${id}/coach${query({ seat, language })}`),
  coachBefore: (id: string, seat: number, text: string, language: string) =>
    send<T.CoachWarning>('GET', `/tables/${id}/coach/before${query({ seat, text, language })}`),
  coaching: (game: string, language: string) => send<T.Coaching>('GET', `/games/${game}/coaching/${language}`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  upload: (record: string) => send<T.TableCreated>('POST', '/records', record, { type: 'text/plain' }),
};
