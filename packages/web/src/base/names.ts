/** The names of the players at a table. */
import type { Seat } from '@leadlight/core';
import type { Context, OfferedLevel, Texts } from '@leadlight/messages';
import type { Occupant, TableCard } from '@leadlight/table';

/** Bots have the same names in all languages: short enough for a phone, and one for each seat. */
const BEGINNERS: readonly string[] = ['Mia', 'Tim', 'Zoe', 'Leo'];
const TRAINED: readonly string[] = ['Ada', 'Hugo', 'Ines', 'Otto'];
const MASTERS: readonly string[] = ['Vera', 'Bruno', 'Clara', 'Anton'];

const BOTS: Readonly<Record<OfferedLevel, readonly string[]>> = {
  apprentice: BEGINNERS,
  helper: BEGINNERS,
  cutter: BEGINNERS,
  painter: TRAINED,
  journeyman: TRAINED,
  artisan: TRAINED,
  designer: MASTERS,
  artist: MASTERS,
  master: MASTERS,
};

const isOffered = (level: string): level is OfferedLevel => Object.hasOwn(BOTS, level);

const isNamed = (seats: readonly Occupant[], name: string): boolean =>
  seats.some((who) => who.kind === 'person' && who.name.toLowerCase() === name.toLowerCase());

/** The names of such bots; none for people. */
const namesFor = (who: Occupant): readonly string[] =>
  who.kind === 'bot' && isOffered(who.level) ? BOTS[who.level] : [];

/** The first bot with such names has the first of them, unless a person has it. */
function botName(seats: readonly Occupant[], level: string, seat: number): string {
  if (!isOffered(level)) return level;
  const before = seats.slice(0, seat).filter((who) => namesFor(who) === BOTS[level]).length;
  return BOTS[level].filter((name) => !isNamed(seats, name))[before] ?? level;
}

function nameOf({ web }: Texts, seats: readonly Occupant[], who: Occupant, seat: number): string {
  if (who.kind === 'bot') return botName(seats, who.level, seat);
  return who.name.trim() === '' ? web.setup.player(seat + 1) : who.name;
}

/** Equal names get a number, so that every sentence is unambiguous. */
const tellApart = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`;
  });

/** The names of all players at a table. */
export const namesOf = (texts: Texts, seats: readonly Occupant[]): readonly string[] =>
  tellApart(seats.map((who, seat) => nameOf(texts, seats, who, seat)));

type SeatedTable = Pick<TableCard, 'seats' | 'origin'>;

/**
 * The only person at a screen, who is addressed as "you"; undefined if there are several or none, or if others played
 * elsewhere.
 */
export function youAt({ seats, origin }: SeatedTable): Seat | undefined {
  if (origin?.how === 'record') return undefined;
  const [first, second] = seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  return second === undefined ? first : undefined;
}

/** The players' names on this screen; one of them may be "you", whatever their name. */
export const namesHere = (texts: Texts, seats: readonly Occupant[], you: Seat | undefined): readonly string[] =>
  namesOf(texts, seats).map((name, seat) => (seat === you ? texts.web.setup.you : name));

/** In a list of games, a player with a name is listed by it, because it says more than "you". */
export function youListed(table: SeatedTable): Seat | undefined {
  const you = youAt(table);
  const who = you === undefined ? undefined : table.seats[you];
  return who?.kind === 'person' && who.name.trim() === '' ? you : undefined;
}

/** The players by seat, for sentences. */
export const contextOf = (names: readonly string[], you?: Seat): Context => ({
  name: (seat) => names[seat] ?? '',
  you,
});

/** The players' levels; empty for people, and for bots that are named after their level. */
export const levelsOf = ({ web }: Texts, seats: readonly Occupant[]): readonly string[] =>
  seats.map((who) => (who.kind === 'bot' && isOffered(who.level) ? web.setup.bots[who.level] : ''));

/** The name with the level, where there is room for both. */
export const withLevel = (name: string, level = ''): string => (level === '' ? name : `${name} (${level})`);
