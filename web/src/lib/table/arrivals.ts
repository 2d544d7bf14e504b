/** Commands are acknowledged by the request and shown by the socket: whoever commands waits for the state that includes it. */
export class Arrivals {
  private waiting: { number: number; done: (came: boolean) => void }[] = [];
  private latest = -1;

  /** A state came that includes all events up to this number. */
  came(number: number): void {
    this.latest = Math.max(this.latest, number);
    this.settle((w) => w.number <= this.latest, true);
  }

  /** No state will come any more. */
  giveUp(): void {
    this.settle(() => true, false);
  }

  /** Resolves when a state with this event is here: true; or when none will come: false. */
  of(number: number): Promise<boolean> {
    if (number <= this.latest) return Promise.resolve(true);
    return new Promise((done) => this.waiting.push({ number, done }));
  }

  private settle(which: (w: { number: number }) => boolean, came: boolean): void {
    const settled = this.waiting.filter(which);
    this.waiting = this.waiting.filter((w) => !which(w));
    for (const { done } of settled) done(came);
  }
}
