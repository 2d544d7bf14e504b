/** Questions that are put after a pause: a later one takes the place of one that still waits; once stopped, answers are not wanted any more. */
export class LateQuestions {
  private asking = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whatever waits is not asked. */
  drop(): void {
    clearTimeout(this.timer);
  }

  /** The same, and what was asked is past. */
  stop(): void {
    this.drop();
    this.asking.abort();
    this.asking = new AbortController();
  }

  put(pause: number, ask: (signal: AbortSignal) => Promise<void>): void {
    this.drop();
    this.timer = setTimeout(() => void ask(this.asking.signal), pause);
  }
}
