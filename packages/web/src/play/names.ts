/** What everybody at a table is called. */
import type { Seat } from '@leadlight/core';
import type { Context, OfferedLevel, Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import type { TableCard } from '../store/tables.ts';

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

type Table = Pick<TableCard, 'seats' | 'origin'>;

/** The only person at a screen, who is spoken to there; undefined where several play, or none, or others did elsewhere. */
export function youAt({ seats, origin }: Table): Seat | undefined {
  if (origin?.how === 'record') return undefined;
  const [first, second] = seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  return second === undefined ? first : undefined;
}

/** What everybody at a table is called at its screen; one of them may be “you”, whatever their name. */
export const namesHere = (texts: Texts, seats: readonly Occupant[], you: Seat | undefined): readonly string[] =>
  namesOf(texts, seats).map((name, seat) => (seat === you ? texts.web.setup.you : name));

/** In a list of games, whoever gave a name is called by it: there it tells more. */
export function youListed(table: Table): Seat | undefined {
  const you = youAt(table);
  const who = you === undefined ? undefined : table.seats[you];
  return who?.kind === 'person' && who.name.trim() === '' ? you : undefined;
}

/** Who sits where, for sentences. */
export const contextOf = (names: readonly string[], you?: Seat): Context => ({ name: (seat) => names[seat], you });

/** How well whoever sits there plays, in a word; empty for people, and for bots that are called by their level. */
export const levelsOf = ({ web }: Texts, seats: readonly Occupant[]): readonly string[] =>
  seats.map((who) => (who.kind === 'bot' && isOffered(who.level) ? web.setup.bots[who.level] : ''));

/** What somebody is called where there is room for more than the name. */
export const withLevel = (name: string, level = ''): string => (level === '' ? name : `${name} (${level})`);
