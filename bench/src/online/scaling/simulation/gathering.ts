/** One group is under way at a time: what comes meanwhile goes into the next one. */

type Done = () => void;

/** Works for a group, and calls back when the next one may begin. */
type Begin = (group: readonly Done[], next: () => void) => void;

export class Gathering {
  private readonly begin: Begin;
  private waiting: Done[] = [];
  private isUnderWay = false;

  constructor(begin: Begin) {
    this.begin = begin;
  }

  add(done: Done): void {
    this.waiting.push(done);
    if (!this.isUnderWay) this.next();
  }

  private next(): void {
    this.isUnderWay = this.waiting.length > 0;
    if (!this.isUnderWay) return;
    const group = this.waiting;
    this.waiting = [];
    this.begin(group, () => this.next());
  }
}
