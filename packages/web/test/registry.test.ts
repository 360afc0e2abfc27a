/** The registry agrees with the games that it lists. */
import { fairLuck, seedFromText, settle, type Game } from '@leadlight/core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ClientGame } from '../src/game/client-game.ts';
import type { GameEntry } from '../src/game/entry.ts';
import { allGames, gameNamed, gameOfRule, gameUnder, installGames, latestGame } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import { present } from '../../core/test/present.ts';

beforeAll(() => installGames(GAMES));

async function latestOf({ id }: GameEntry): Promise<ClientGame> {
  const client = await latestGame(id);
  if (client === undefined) throw new Error(`There is no game called ${id}.`);
  return client;
}

/** A game with the fewest players, whose first decision is due. */
function dealt(game: Game): object {
  const players = game.players.least;
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const position = game.start(options.value, players);
  const salts = Array.from({ length: players }, () => '');
  settle(game, position, fairLuck(game.id, seedFromText('registry'), salts));
  return position;
}

/** The rules that refuse the moves of the first decision once a move has been made. */
function rulesOfRefusals(game: Game): readonly string[] {
  const position = dealt(game);
  const due = game.toAct(position);
  const moves = due.kind === 'decide' ? game.legal(position, due.seats[0]) : [];
  game.play(position, present(moves[0]));
  return moves.flatMap((move) => game.why(position, move)).map(({ rule }) => rule);
}

test('every game has an id of its own, and is found by it', () => {
  const ids = GAMES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map(gameNamed)).toEqual(GAMES);
  expect(allGames()).toEqual(GAMES);
});

test('rules have letters of their own', () => {
  const letters = GAMES.map(({ rules }) => rules.letter);
  expect(new Set(letters).size).toBe(letters.length);
});

test('an unknown game or version is not found, whatever its name', async () => {
  for (const name of ['chess', '', '__proto__', 'constructor', 'toString']) {
    expect(gameNamed(name)).toBeUndefined();
    expect(await latestGame(name)).toBeUndefined();
    expect(await gameUnder(present(GAMES[0]).id, name)).toBeUndefined();
  }
});

describe.for(GAMES)('$id', (entry) => {
  test('is listed with the numbers of players that its rules allow', async () => {
    expect(entry.players).toEqual((await latestOf(entry)).game.players);
  });

  test('starts new games under one of its versions', async () => {
    expect(Object.keys(entry.versions)).toContain(entry.latest);
    expect((await latestOf(entry)).game.rules).toBe(entry.latest);
  });

  test('loads under each of its versions', async () => {
    for (const version of Object.keys(entry.versions)) {
      const client = await gameUnder(entry.id, version);
      expect(client?.game).toMatchObject({ id: entry.id, rules: version });
    }
  });

  test('is found by the rules that it names', async () => {
    const { game } = await latestOf(entry);
    const refusing = rulesOfRefusals(game);
    expect(refusing).not.toEqual([]);
    for (const rule of [...refusing, ...Object.values(game.scoring)]) {
      expect(rule).toMatch(new RegExp(`^${entry.rules.letter}-\\d+$`));
      expect(gameOfRule(rule)).toBe(entry);
    }
  });
});
