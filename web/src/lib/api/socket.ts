/**
 * The socket of a table: it brings every state and every event, reconnects by itself and asks for exactly the events it missed.
 * States come as changes of the one before; here they are whole again. A table that refuses the viewer is not asked again.
 */
import { Refused, type CommandFields, type CommandName } from './client';
import { applied } from './patch';
import type { Done, SocketCommand, SocketMessage, TableState } from './types';

export type ConnectionState = 'connecting' | 'open' | 'lost';

type Answer = Extract<SocketMessage, { type: 'done' | 'problem' }>;
/** What a listener hears: no change, and no answer to a command. */
export type Heard = Exclude<SocketMessage, Answer | { type: 'change' }>;

export interface SocketListener {
  connection(state: ConnectionState): void;
  message(message: Heard): void;
  /** The last event heard; −1 on a first visit, when nothing old is wanted. */
  since(): number;
  /** In which the reader wants to be answered. */
  language(): string;
}

/** What a session needs of a socket. */
export interface Socket {
  close(): void;
  renew(): void;
  /** Send a command; null when the socket is not open. `Refused` with status 0: nobody knows whether it arrived. */
  command(name: CommandName, body: CommandFields): Promise<Done> | null;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** How long an answer is waited for before the same command goes another way. */
const PATIENCE = 8_000;
/** The server closes with it after the message `refused`. */
const REFUSED = 1008;
/** The server goes and another takes its place: connect again at once (all at the same moment would be a crowd). */
const RESTART = 1012;
const CROWD = 300;

export class TableSocket implements Socket {
  private socket: WebSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private tries = 0;
  private lastMessage = 0;
  private closed = false;
  /** The last state of this connection, which the next change is based on. */
  private state: TableState | null = null;
  private version = 0;
  private readonly asked = new Map<string, (answer: Answer | null) => void>();

  constructor(
    private readonly table: string,
    private readonly listener: SocketListener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  /** Connect anew at once: a guest who has just sat down is somebody else. */
  renew(): void {
    this.tries = 0;
    if (this.socket) this.socket.close();
    else this.hurry();
  }

  command(name: CommandName, body: CommandFields): Promise<Done> | null {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return null;
    const order: SocketCommand = { type: 'command', name, body: { ...body } };
    return new Promise((done, failed) => {
      const patience = setTimeout(() => this.asked.get(body.command_id)?.(null), PATIENCE);
      this.asked.set(body.command_id, (answer) => {
        clearTimeout(patience);
        this.asked.delete(body.command_id);
        if (answer?.type === 'done') done({ number: answer.number, ply: answer.ply });
        else if (answer) failed(new Refused(answer.status, answer.error, answer.reason, answer.cite));
        else failed(new Refused(0, 'unreachable', '', null));
      });
      socket.send(JSON.stringify(order));
    });
  }

  private hurry = (): void => {
    if (document.visibilityState === 'visible' && this.socket === null && !this.closed) {
      clearTimeout(this.retry);
      this.tries = 0;
      this.open();
    }
  };

  private open(): void {
    this.listener.connection(this.tries === 0 ? 'connecting' : 'lost');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = `since=${this.listener.since()}&seat=auto&changes=true&language=${this.listener.language()}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.lastMessage = Date.now();
      this.listener.connection('open');
    };
    socket.onmessage = (event) => {
      this.lastMessage = Date.now();
      const data = JSON.parse(String(event.data)) as SocketMessage | SocketMessage[];
      for (const message of Array.isArray(data) ? data : [data]) this.hear(socket, message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.forget();
      if (event.code === REFUSED) this.close();
      else this.lost(socket, event.code === RESTART);
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(socket), PING_EVERY);
  }

  /** Commands that were not answered go another way; the next connection begins with a whole state. */
  private forget(): void {
    this.state = null;
    for (const settle of [...this.asked.values()]) settle(null);
  }

  private hear(socket: WebSocket, message: SocketMessage): void {
    if (socket !== this.socket) return;
    if (message.type === 'done' || message.type === 'problem') this.asked.get(message.command_id)?.(message);
    else if (message.type === 'change') this.follow(socket, message);
    else {
      if (message.type === 'state') {
        this.state = message.state;
        this.version = message.version;
      }
      this.listener.message(message);
    }
  }

  /** A change of another state than ours cannot be applied: then the whole one is fetched by connecting anew. */
  private follow(socket: WebSocket, change: Extract<SocketMessage, { type: 'change' }>): void {
    try {
      if (this.state === null || change.version !== this.version + 1) throw new Error('A change is missing.');
      this.state = applied(this.state, change);
    } catch {
      this.state = null;
      socket.close();
      return;
    }
    this.version = change.version;
    this.listener.message({ type: 'state', version: change.version, state: this.state });
  }

  private ping(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastMessage > SILENCE) socket.close();
    else socket.send('{"type":"ping"}');
  }

  private lost(socket: WebSocket, restart: boolean): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    this.tries += 1;
    this.listener.connection(this.tries > 1 ? 'lost' : 'connecting');
    const wait = Math.min(10_000, 250 * 2 ** Math.min(this.tries, 6)) * (0.7 + Math.random() * 0.6);
    const first = restart ? Math.random() * CROWD : 100;
    this.retry = setTimeout(() => this.open(), this.tries === 1 ? first : wait);
  }
}
