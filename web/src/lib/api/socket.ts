/**
 * The socket of a table: it brings every state and every event, reconnects by itself and asks for exactly the events it missed.
 * A table that refuses the viewer is not asked again.
 */
import type { SocketMessage } from './types';

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface SocketListener {
  connection(state: ConnectionState): void;
  message(message: SocketMessage): void;
  /** The last event heard; −1 on a first visit, when nothing old is wanted. */
  since(): number;
}

/** What a session needs of a socket. */
export interface Socket {
  close(): void;
  renew(): void;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** The server closes with it after the message `refused`. */
const REFUSED = 1008;

export class TableSocket implements Socket {
  private socket: WebSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private tries = 0;
  private lastMessage = 0;
  private closed = false;

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
    const query = `since=${this.listener.since()}&seat=auto`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.lastMessage = Date.now();
      this.listener.connection('open');
    };
    socket.onmessage = (event) => {
      this.lastMessage = Date.now();
      this.listener.message(JSON.parse(String(event.data)) as SocketMessage);
    };
    socket.onclose = (event) => {
      if (event.code === REFUSED) this.close();
      else this.lost(socket);
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(socket), PING_EVERY);
  }

  private ping(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastMessage > SILENCE) socket.close();
    else socket.send('{"type":"ping"}');
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    this.tries += 1;
    this.listener.connection(this.tries > 1 ? 'lost' : 'connecting');
    const wait = Math.min(10_000, 250 * 2 ** Math.min(this.tries, 6)) * (0.7 + Math.random() * 0.6);
    this.retry = setTimeout(() => this.open(), this.tries === 1 ? 100 : wait);
  }
}
