/** A table of a lesson: hosted in memory, stored nowhere, with the moves of the others written down. */
import { LEVELS } from '@leadlight/bots';
import { commitmentOf, type GameTypes, type Viewer } from '@leadlight/core';
import {
  cardOf,
  dealTable,
  forkTable,
  Host,
  type Connection,
  type NewTable,
  type Occupant,
  type Question,
  type Sender,
} from '@leadlight/table';
import { PERSON_COLOURS } from '../base/persons.ts';
import { troubles } from '../base/troubles.svelte.ts';
import type { TableHere } from '../play/table-here.ts';
import type { TableCard } from '../storage/tables.ts';
import { luckOf, type Scene } from './scene.ts';

export const LEARNER: Occupant = { kind: 'person', name: '', colour: PERSON_COLOURS[0] };

/** A bot that newcomers can beat. */
export const GENTLEST: Occupant = { kind: 'bot', level: 'apprentice' };

const seatsFor = (players: number): readonly Occupant[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? LEARNER : GENTLEST));

/** Its entries are never shown to anybody else. */
const ID = 'lesson';

function dealt<T extends GameTypes, Step extends object>(scene: Scene<T, Step>): NewTable<T> {
  const { game } = scene.client;
  const { options, players, seed, events } = scene;
  const opened = { game: game.id, rules: game.rules, options, players, commitment: commitmentOf(seed) };
  const seats = seatsFor(players);
  const deal = { opened, seats, salts: seats.map(() => ''), now: Date.now(), luck: luckOf(game.id, seed, players) };
  if (events.length === 0) return dealTable(game, deal);
  return forkTable(game, { ...deal, events, origin: { how: 'play-on', table: ID, events: events.length } });
}

export class LessonTable<T extends GameTypes, Step extends object> implements TableHere<T> {
  readonly role = 'playing';
  readonly card: TableCard;
  private readonly host: Host<T>;

  /** `replies` returns the moves of the others that belong to the step at hand. */
  constructor(scene: Scene<T, Step>, replies: () => readonly T['move'][]) {
    const { game } = scene.client;
    const { entries, state } = dealt(scene);
    this.card = cardOf(game, ID, state, Date.now());
    const think = ({ seat }: Question<T>): Promise<T['move']> => {
      const reply = replies().find(
        (move) => move.player === seat && game.why(this.host.state.position, move).length === 0,
      );
      // Without a reply, the step is over, and the table with it.
      return reply === undefined ? new Promise(() => undefined) : Promise.resolve(reply);
    };
    this.host = new Host<T>(
      game,
      { seed: scene.seed, state: { ...state, log: entries } },
      {
        now: () => Date.now(),
        store: () => Promise.resolve(),
        think,
        levels: LEVELS,
        trouble: () => troubles.report('unknown'),
      },
    );
  }

  connect(viewer: Viewer, sender: Sender): Connection<T> {
    return this.host.connect(viewer, sender);
  }

  /** No other tab has this table. */
  takeOver(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return this.host.close();
  }
}
