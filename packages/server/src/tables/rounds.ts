/** Does something for each of many things again and again, a few at a time: all at once would keep moves waiting. */
export class Rounds<Item> {
  private readonly turns: number;
  private readonly all: () => Iterable<Item>;
  private readonly work: (item: Item) => void;
  private left: Item[] = [];
  private turnsLeft = 0;

  /** So many turns are a round. What comes after a round has begun is in the next one. */
  constructor(turns: number, all: () => Iterable<Item>, work: (item: Item) => void) {
    this.turns = turns;
    this.all = all;
    this.work = work;
  }

  turn(): void {
    if (this.turnsLeft === 0) [this.left, this.turnsLeft] = [[...this.all()], this.turns];
    const count = Math.ceil(this.left.length / this.turnsLeft--);
    for (const item of this.left.splice(0, count)) this.work(item);
  }
}
