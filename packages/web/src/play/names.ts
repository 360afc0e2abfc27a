import type { OfferedLevel, Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';

/** What whoever sits there is called. */
export const nameOf = ({ web }: Texts, who: Occupant): string =>
  who.kind === 'person' ? who.name : (web.setup.bots[who.level as OfferedLevel] ?? who.level);

/** Those who are called the same get a number, so that every sentence says whom it means. */
export const tellApart = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`;
  });

/** What everybody at a table is called. */
export const namesOf = (texts: Texts, seats: readonly Occupant[]): readonly string[] =>
  tellApart(seats.map((who) => nameOf(texts, who)));
