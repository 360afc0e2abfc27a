/** Takes what a choice needs out of a typed line, from left to right. */
import type { Cell, Colour, Die } from '@leadlight/sagrada';
import type { Term, Thing } from './things.ts';

export class Taking {
  private things: readonly Thing[];

  constructor(things: readonly Thing[]) {
    this.things = things;
  }

  /** The first thing that can be this, which is gone then. */
  private take<Taken>(read: (thing: Thing) => Taken | undefined): Taken | undefined {
    for (const thing of this.things) {
      const taken = read(thing);
      if (taken === undefined) continue;
      this.things = this.things.filter((each) => each !== thing);
      return taken;
    }
    return undefined;
  }

  word(...terms: readonly Term[]): boolean {
    return this.take((thing) => (thing.kind === 'word' && terms.includes(thing.term) ? true : undefined)) ?? false;
  }

  /** A term that begins like this, such as a tool's name. */
  named(kind: 'tool' | 'pattern'): string | undefined {
    return this.take((thing) =>
      thing.kind === 'word' && thing.term.startsWith(`${kind}:`) ? thing.term.slice(kind.length + 1) : undefined,
    );
  }

  /** “b2” is a die only if no other die is named, not even by its colour alone. */
  die(): Die | undefined {
    const whole = this.take((thing) => (thing.kind === 'die' ? thing.die : undefined));
    if (whole !== undefined || this.things.some(({ kind }) => kind === 'colour')) return whole;
    return this.take((thing) => (thing.kind === 'either' ? thing.die : undefined));
  }

  cell(): Cell | undefined {
    return this.take((thing) => (thing.kind === 'cell' || thing.kind === 'either' ? thing.cell : undefined));
  }

  colour(): Colour | undefined {
    return this.take((thing) => (thing.kind === 'colour' ? thing.colour : undefined));
  }

  number(): number | undefined {
    return this.take((thing) => (thing.kind === 'number' ? thing.value : undefined));
  }

  /** Whether everything was taken. */
  get isEmpty(): boolean {
    return this.things.length === 0;
  }

  /** The things after a word, without the word; the others stay. */
  after(term: Term, count: number): Taking | undefined {
    const at = this.things.findIndex((thing) => thing.kind === 'word' && thing.term === term);
    if (at < 0) return undefined;
    const part = this.things.slice(at + 1, at + 1 + count);
    this.things = [...this.things.slice(0, at), ...this.things.slice(at + 1 + count)];
    return new Taking(part);
  }
}

/** The different dice of a list with this colour or value. */
export const alike = (dice: readonly Die[], colour: Colour | undefined, value: number | undefined): readonly Die[] =>
  [...new Set(dice)].filter(
    (die) => (colour === undefined || die.startsWith(colour)) && (value === undefined || die.endsWith(String(value))),
  );
