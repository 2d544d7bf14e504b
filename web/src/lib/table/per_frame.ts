/** Messages are heard once per picture: what comes in a burst is drawn once. At once where no picture is drawn. */

/** A hidden page draws no pictures, and a busy one few: nobody waits longer than this for its news. */
const LONGEST = 100;

export class PerFrame<Message> {
  private waiting: Message[] = [];
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hear: (messages: Message[]) => void) {}

  add(message: Message): void {
    this.waiting.push(message);
    if (typeof requestAnimationFrame === 'undefined' || document.hidden) this.flush();
    else if (this.waiting.length === 1) {
      this.frame = requestAnimationFrame(() => this.flush());
      this.timer = setTimeout(() => this.flush(), LONGEST);
    }
  }

  /** Hear what has come so far. */
  flush(): void {
    if (this.timer !== undefined) cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.timer = undefined;
    const messages = this.waiting;
    this.waiting = [];
    if (messages.length) this.hear(messages);
  }
}
