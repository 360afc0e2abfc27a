/** Hosts for tests, and connections to them. */
import { expect } from 'vitest';
import { commitmentOf, seedFromText, type Game, type GameTypes, type Random } from '@leadlight/core';
import {
  decideOnlineBy,
  Host,
  openState,
  type Connection,
  type Entry,
  type Opened,
  type Question,
  type Terms,
} from '@leadlight/table';
import { anyOf } from '../../core/test/present.ts';

export const seed = seedFromText('hosting');

function optionsOf<T extends GameTypes>(game: Game<T>, players: number): T['options'] {
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error('no options');
  return options.value;
}

/** A random legal answer, based on what its seat has seen. */
function randomMove<T extends GameTypes>(game: Game<T>, question: Question<T>, random: Random): T['move'] {
  const position = game.start(question.options, question.players);
  for (const event of question.events) expect(game.play(position, event)).toEqual([]);
  const moves = game.legal(position, question.seat);
  return anyOf(moves, random);
}

export interface Setting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: number;
  readonly random: Random;
  /** For online tables: the terms, and the service time. */
  readonly online?: { readonly terms: Terms; readonly clock: () => number };
}

/** A host and its log. */
export interface Hosted<T extends GameTypes> {
  readonly host: Host<T>;
  readonly opened: Opened<T>;
  /** The entries after the first. */
  readonly stored: Entry<T>[];
}

export function hostOf<T extends GameTypes>({ game, players, random, online }: Setting<T>): Hosted<T> {
  const stored: Entry<T>[] = [];
  const commitment = commitmentOf(seed);
  const options = optionsOf(game, players);
  const terms = online && { terms: online.terms };
  const { id, rules } = game;
  const opened: Opened<T> = { type: 'opened', at: 0, game: id, rules, options, players, commitment, ...terms };
  const host = new Host(
    game,
    { seed, state: openState(game, opened) },
    {
      now: () => stored.length,
      store: (entries, from) => {
        expect(from).toBe(stored.length + 1);
        stored.push(...entries);
        return Promise.resolve();
      },
      think: (question) => Promise.resolve(randomMove(game, question, random)),
      levels: ['random'],
      trouble: (error) => {
        throw error;
      },
      ...(online && { decide: decideOnlineBy(online.clock) }),
    },
  );
  return { host, stored, opened };
}

/** Delays, drops and repeats messages, loses commands and answers, and delivers some of them again much later. */
export function unreliable<T extends GameTypes>(connection: Connection<T>, random: Random): Connection<T> {
  const later = (work: () => void): unknown => setTimeout(work, random.below(3));
  return {
    listen: (from, receive) => {
      let over = false;
      const stop = connection.listen(from, (shown) => {
        const copies = random.below(5) === 0 ? 0 : 1 + random.below(2);
        for (let i = 0; i < copies; i++) later(() => over || receive(shown));
      });
      return () => {
        over = true;
        stop();
      };
    },
    ask: async (command) => {
      if (random.below(3) === 0) throw new Error('lost on the way');
      if (random.below(4) === 0) setTimeout(() => void connection.ask(command), random.below(30));
      const answer = await connection.ask(command);
      if (random.below(3) === 0) throw new Error('the answer was lost');
      return answer;
    },
  };
}

export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
