/** The server's clock for players, read from here: from answers to pings, of which the quickest is the most precise. */
export class FarClock {
  /** The time to the server and back in milliseconds; undefined before the first answer. */
  roundTrip: number | undefined;
  private offset = 0;
  private best = Infinity;

  /** All times in milliseconds: `sent` and `received` by the clock here, `far` by the server's. */
  take(sent: number, received: number, far: number): void {
    const roundTrip = received - sent;
    this.roundTrip = roundTrip;
    if (roundTrip > this.best) return;
    this.best = roundTrip;
    this.offset = far - (sent + received) / 2;
  }

  /** After a break, old answers say nothing: the server's clock stands still while the server does. */
  forget(): void {
    this.best = Infinity;
  }

  read(now: number): number {
    return now + this.offset;
  }
}
