/** What everybody at a table is called. */
import type { Seat } from '@leadlight/core';
import type { Context, OfferedLevel, Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';

/** Bots have names, the same in all languages: short enough for a phone, and as many as there are seats. */
const BOTS: Readonly<Record<OfferedLevel, readonly string[]>> = {
  apprentice: ['Mia', 'Tim', 'Zoe', 'Leo'],
  journeyman: ['Ada', 'Hugo', 'Ines', 'Otto'],
  master: ['Vera', 'Bruno', 'Clara', 'Anton'],
};

const isOffered = (level: string): level is OfferedLevel => Object.hasOwn(BOTS, level);

const isNamed = (seats: readonly Occupant[], name: string): boolean =>
  seats.some((who) => who.kind === 'person' && who.name.toLowerCase() === name.toLowerCase());

/** The first bot of a level has its first name, unless a person has it. */
function botName(seats: readonly Occupant[], level: string, seat: number): string {
  if (!isOffered(level)) return level;
  const before = seats.slice(0, seat).filter((who) => who.kind === 'bot' && who.level === level).length;
  return BOTS[level].filter((name) => !isNamed(seats, name))[before] ?? level;
}

function nameOf({ web }: Texts, seats: readonly Occupant[], seat: number): string {
  const who = seats[seat];
  if (who.kind === 'bot') return botName(seats, who.level, seat);
  return who.name.trim() === '' ? web.setup.player(seat + 1) : who.name;
}

/** Those who are called the same get a number, so that every sentence says whom it means. */
const tellApart = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`;
  });

/** What everybody at a table is called. */
export const namesOf = (texts: Texts, seats: readonly Occupant[]): readonly string[] =>
  tellApart(seats.map((_, seat) => nameOf(texts, seats, seat)));

/** The only person at a screen, who is spoken to there; undefined where there are several, or none. */
export function youAmong(seats: readonly Occupant[]): Seat | undefined {
  const [first, second] = seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  return second === undefined ? first : undefined;
}

/** What everybody at a table is called at its screen: the only person there is “you”, whatever their name. */
export function namesHere(texts: Texts, seats: readonly Occupant[]): readonly string[] {
  const you = youAmong(seats);
  return namesOf(texts, seats).map((name, seat) => (seat === you ? texts.web.setup.you : name));
}

/** Who sits where, for sentences. */
export const contextOf = (names: readonly string[], you?: Seat): Context => ({ name: (seat) => names[seat], you });

/** How well whoever sits there plays, in a word; empty for people, and for bots that are called by their level. */
export const levelsOf = ({ web }: Texts, seats: readonly Occupant[]): readonly string[] =>
  seats.map((who) => (who.kind === 'bot' && isOffered(who.level) ? web.setup.bots[who.level] : ''));

/** What somebody is called where there is room for more than the name. */
export const withLevel = (name: string, level = ''): string => (level === '' ? name : `${name} (${level})`);
