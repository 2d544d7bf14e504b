/** Waiting for the connection to the server. One that only seems to be there is tried again after a while. */
const PATIENCE = 3_000;

export class Reconnection {
  private waiting: (() => void)[] = [];

  back(): Promise<void> {
    return new Promise((done) => {
      const patience = setTimeout(() => this.isBack(), PATIENCE);
      this.waiting.push(() => {
        clearTimeout(patience);
        done();
      });
    });
  }

  isBack(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
