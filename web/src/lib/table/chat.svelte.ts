/** What was said among players, or among those who watch: the server sends only what is for this viewer. The socket's greeting brings the latest lines, events add to them, older ones are asked for. */
import type { ChatLine, ChatPage, Hello, TableEvent } from '$lib/api/types';

/** Where this browser remembers up to which line a table's chat was read. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** Older lines exist before this number. */
  before = $state<number | null>(null);
  private read = $state(-1);

  constructor(
    private readonly table: string,
    private readonly memory: Memory,
  ) {
    this.read = Number(memory.getItem(this.key) ?? -1);
  }

  private get key(): string {
    return `hegemon.chat.${this.table}`;
  }

  private get last(): number {
    return this.lines.at(-1)?.number ?? -1;
  }

  /** The latest lines, as they are stored: nothing said while the page was closed is missing. */
  greet(hello: Pick<Hello, 'chat' | 'chat_before'>): void {
    this.lines = hello.chat;
    this.before = hello.chat_before;
  }

  hear(events: TableEvent[]): void {
    const said = events.filter((e) => (e.kind === 'chat' || e.kind === 'aside') && e.number > this.last);
    const lines = said.map(({ number, at, seat, actor, text }) => ({
      number,
      at,
      seat: seat ?? null,
      name: actor,
      text,
    }));
    if (lines.length) this.lines = [...this.lines, ...lines];
  }

  addOlder(page: ChatPage): void {
    const first = this.lines[0]?.number ?? Infinity;
    this.lines = [...page.lines.filter((line) => line.number < first), ...this.lines];
    this.before = page.before;
  }

  /** Lines of others that came after the last one read. */
  unread(mine: (seat: number) => boolean): number {
    return this.lines.filter((line) => line.number > this.read && !(line.seat !== null && mine(line.seat))).length;
  }

  markRead(): void {
    if (this.last <= this.read) return;
    this.read = this.last;
    this.memory.setItem(this.key, String(this.read));
  }
}
