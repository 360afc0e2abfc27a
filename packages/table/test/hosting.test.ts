/** The client's side of a table, tested with two hosts: one as reliable as a tab, and one over a bad connection. */
import { describe, expect, test } from 'vitest';
import { FastRandom, type GameTypes } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { Follower, personHere, type Connection } from '@leadlight/table';
import { hostOf, seed, soon, unreliable, type Setting } from './lines.ts';
import { anyOf } from '../../core/test/present.ts';

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
      moves: [anyOf(moves, random)],
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

  test.for([1, 3])('in Sagrada with %i players over a bad line', async (players) => {
    const random = new FastRandom('sagrada');
    const { follower } = await playOut({ game: sagrada, players, random }, (connection) =>
      unreliable(connection, random),
    );
    expect(follower.state && sagrada.result(follower.state.position)?.scores).toHaveLength(players);
  });
});
