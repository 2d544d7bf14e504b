/** The live line to a table: it reconnects by itself and asks for exactly the events it missed. */
import type { SocketMessage } from './types';

export type Line = 'connecting' | 'open' | 'lost';

export interface Listener {
  line(state: Line): void;
  message(message: SocketMessage): void;
  since(): number;
  seat(): string;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private tries = 0;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly to: Listener,
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

  /** Connect anew at once, for another seat's view. */
  renew(): void {
    this.tries = 0;
    this.socket?.close();
  }

  private hurry = (): void => {
    if (document.visibilityState === 'visible' && this.socket === null && !this.closed) {
      clearTimeout(this.retry);
      this.tries = 0;
      this.open();
    }
  };

  private open(): void {
    this.to.line(this.tries === 0 ? 'connecting' : 'lost');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${this.table}/socket?since=${this.to.since()}&seat=${this.to.seat()}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.to.line('open');
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.to.message(JSON.parse(String(event.data)) as SocketMessage);
    };
    socket.onclose = () => this.lost(socket);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(socket), PING_EVERY);
  }

  private ping(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) socket.close();
    else socket.send('{"type":"ping"}');
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    this.tries += 1;
    this.to.line(this.tries > 1 ? 'lost' : 'connecting');
    const wait = Math.min(10_000, 250 * 2 ** Math.min(this.tries, 6)) * (0.7 + Math.random() * 0.6);
    this.retry = setTimeout(() => this.open(), this.tries === 1 ? 100 : wait);
  }
}
