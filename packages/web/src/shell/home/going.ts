/** Games in progress, as the home page shows them. */
import type { Texts } from '@leadlight/messages';
import type { OwnTable } from '@leadlight/protocol';
import { contextOf, levelsOf, namesHere, namesOf, withLevel, youListed } from '../../base/names.ts';
import { coloursOf } from '../../base/persons.ts';
import type { TableCard } from '../../storage/tables.ts';
import { ago } from './ago.ts';

/** One game in progress, as the home page shows it. */
export interface Going {
  readonly id: string;
  readonly game: string;
  readonly path: string;
  readonly isOnline: boolean;
  /** Whether a person here can move now. */
  readonly waits: boolean;
  readonly colours: ReturnType<typeof coloursOf>;
  readonly names: readonly string[];
  readonly toMove: readonly number[];
  /** The players to move, as a sentence names them. */
  readonly due: readonly string[];
  /** The round that an online game is in, which the server tells; games here have to be opened for that. */
  readonly round: number | undefined;
  /** When it last changed, in words; empty for an online game. */
  readonly when: string;
  /** The names that tell it apart from other games. */
  readonly known: readonly string[];
}

/** With few players there is room for more than their names. */
function seatsOf(texts: Texts, { seats }: TableCard, names: readonly string[]): readonly string[] {
  const levels = levelsOf(texts, seats);
  return names.length > 2 ? names : names.map((name, seat) => withLevel(name, levels[seat]));
}

export function goingHere(texts: Texts, card: TableCard): Going {
  const names = namesHere(texts, card.seats, youListed(card));
  return {
    id: card.id,
    game: card.game,
    path: `/game/${card.id}`,
    isOnline: false,
    waits: card.toMove.some((seat) => card.seats[seat]?.kind === 'person'),
    colours: coloursOf(card.seats),
    names: seatsOf(texts, card, names),
    toMove: card.toMove,
    due: card.toMove.map(contextOf(names).name),
    round: undefined,
    when: ago(document.documentElement.lang, card.changed, Date.now()),
    known: namesOf(texts, card.seats),
  };
}

export function goingOnline(texts: Texts, table: OwnTable): Going {
  const people = table.seats.filter((who) => who !== null);
  const names = namesOf(texts, people);
  const toMove = table.phase === 'playing' ? table.toMove : [];
  return {
    id: table.id,
    game: table.game,
    path: `/table/${table.id}`,
    isOnline: true,
    waits: table.waits,
    colours: coloursOf(people),
    names,
    toMove,
    due: toMove.flatMap((seat) => names[seat] ?? []),
    round: table.round,
    when: '',
    known: names,
  };
}

/** Games that wait for somebody here come first; otherwise the order stays. */
export const inOrder = (games: readonly Going[]): readonly Going[] =>
  games.toSorted((one, other) => Number(other.waits) - Number(one.waits));
