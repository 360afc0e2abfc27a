/** The client's side of a table against two hosts: one that is as good as a tab, and one over a bad line. */
import { describe, expect, test } from 'vitest';
import { commitmentOf, FastRandom, seedFromText, type Game, type GameTypes, type Random } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { personHere, type Entry, type Opened } from '@leadlight/table';
import type { Connection } from '../src/play/connection.ts';
import { Follower } from '../src/play/follower.ts';
import { Host, type Question } from '../src/play/host.ts';

const seed = seedFromText('hosting');

function optionsOf<T extends GameTypes>(game: Game<T>, players: number): T['options'] {
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error('no options');
  return options.value;
}

/** Answers as the rules allow, from what its seat has seen. */
function randomMove<T extends GameTypes>(game: Game<T>, question: Question<T>, random: Random): T['move'] {
  const position = game.start(question.options, question.players);
  for (const event of question.events) expect(game.play(position, event)).toEqual([]);
  const moves = game.legal(position, question.seat);
  return moves[random.below(moves.length)];
}

interface Setting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: number;
  readonly random: Random;
}

function hostOf<T extends GameTypes>({ game, players, random }: Setting<T>): { host: Host<T>; stored: Entry<T>[] } {
  const stored: Entry<T>[] = [];
  const commitment = commitmentOf(seed);
  const options = optionsOf(game, players);
  const opened: Opened<T> = { type: 'opened', at: 0, game: game.id, rules: game.rules, options, players, commitment };
  const host = new Host(game, seed, [opened], {
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
  });
  return { host, stored };
}

/** Delays, drops and repeats what is sent, loses commands and answers, and breaks off now and then. */
function unreliable<T extends GameTypes>(connection: Connection<T>, random: Random): Connection<T> {
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
      const answer = await connection.ask(command);
      if (random.below(3) === 0) throw new Error('the answer was lost');
      return answer;
    },
  };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Plays a whole game: seat 0 over the connection, the others as bots. */
async function playOut<T extends GameTypes>(setting: Setting<T>, line: (connection: Connection<T>) => Connection<T>) {
  const { game, players, random } = setting;
  const { host, stored } = hostOf(setting);
  const follower = new Follower(game, line(host.connect(0, personHere(0))), { entry: () => undefined }, soon);
  follower.listen();
  const names = Array.from({ length: players }, (_, seat) => seat);
  for (const seat of names) {
    const who =
      seat === 0
        ? ({ kind: 'person', name: 'Ada', colour: 'blue' } as const)
        : ({ kind: 'bot', level: 'random' } as const);
    expect(await follower.ask({ id: `sit-${seat}`, type: 'sit', seat, who })).toMatchObject({ ok: true });
  }
  expect(await follower.ask({ id: 'start', type: 'start' })).toMatchObject({ ok: true });
  for (let turn = 0; follower.state?.phase !== 'over'; await soon()) {
    const position = follower.state?.position;
    const due = position === undefined ? undefined : game.toAct(position);
    if (position === undefined || due?.kind !== 'decide' || !due.seats.includes(0)) {
      if (random.below(10) === 0) follower.listen();
      continue;
    }
    const moves = game.legal(position, 0);
    const command = {
      id: `turn-${turn++}`,
      type: 'play',
      seat: 0,
      seen: game.played(position),
      moves: [moves[random.below(moves.length)]],
    } as const;
    const answer = await follower.ask(command);
    const refusals = answer.ok ? [] : answer.problems.map(({ reason }) => reason.key);
    expect(refusals.filter((key) => key !== 'table-stale')).toEqual([]);
    for (let i = 0; i < 50 && follower.state?.position === position; i++) {
      await soon();
      if (i % 10 === 9) follower.listen();
    }
  }
  return { stored, follower };
}

describe('a game is played to its end', () => {
  test.for(['a tab', 'a bad line'])('in Sintra, over %s', async (line) => {
    const random = new FastRandom('sintra');
    const { follower, stored } = await playOut({ game: sintra, players: 2, random }, (connection) =>
      line === 'a tab' ? connection : unreliable(connection, random),
    );
    expect(follower.state && sintra.result(follower.state.position)?.scores).toHaveLength(2);
    expect(stored.at(-1)).toMatchObject({ type: 'closed', seed });
  });

  test.for([1, 3])('in Sagrada, over a bad line, %i players', async (players) => {
    const random = new FastRandom('sagrada');
    const { follower } = await playOut({ game: sagrada, players, random }, (connection) =>
      unreliable(connection, random),
    );
    expect(follower.state && sagrada.result(follower.state.position)?.scores).toHaveLength(players);
  });
});
