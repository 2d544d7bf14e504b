/** What time it is for the server: deadlines are told by its clock, whatever this computer's clock says. */
export class ServerTime {
  private ahead = 0;
  /** Milliseconds since 1970, renewed every second while somebody looks. */
  now = $state(Date.now());

  /** The server has just said what time it is. */
  set(theirs: number): void {
    this.ahead = theirs - Date.now();
    this.now = theirs;
  }

  /** Tick from now on; the answer stops it. */
  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now() + this.ahead), 250);
    return () => clearInterval(timer);
  }
}
