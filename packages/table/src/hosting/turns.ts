/** Work that is done one after another, and at once while nothing else is being done. */
export class Turns {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly done = (): void => void this.waiting--;

  /** Work that fails does not keep others from theirs. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.waiting++ === 0 ? work() : this.last.then(work);
    this.last = turn.then(this.done, this.done);
    return turn;
  }

  /** Resolves when everything is done that was asked for until now. */
  async end(): Promise<void> {
    await this.last;
  }
}
