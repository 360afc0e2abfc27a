import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@leadlight/core';
import type { Sagrada } from '@leadlight/sagrada';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { SINTRA } from '../src/games/sintra/game.ts';
import { asked, decisionsOf, recorded, running, told, type Told } from './bot-questions.ts';
import { leadlight, shell } from './cli.ts';
import { present } from '../../core/test/present.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'leadlight-bot-'));
afterAll(() => rmSync(folder, { recursive: true }));

let finished: GameRecord<Sagrada>;
let sagrada: { readonly seat: number; readonly record: GameRecord<Sagrada> };
let sintra: { readonly seat: number; readonly record: object };
beforeAll(async () => {
  finished = await recorded(SAGRADA, 2, 'bot');
  const decision = present(decisionsOf(SAGRADA.game, finished)[8]);
  sagrada = { seat: decision.moment.seat, record: decision.full };
  const other = present(decisionsOf(SINTRA.game, await recorded(SINTRA, 3, 'bot'))[8]);
  sintra = { seat: other.moment.seat, record: other.full };
});

const answersOf = (out: string): readonly Told[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);

const codeOf = ({ error }: Told): string | undefined => error?.code;

/** Asks a Sagrada bot a question with some fields changed. */
const changed = (change: object): Told => told(SAGRADA, JSON.stringify({ id: 'x', ...sagrada, ...change }));
const changedRecord = (change: object): Told => changed({ record: { ...sagrada.record, ...change } });

describe('an answer', () => {
  it('repeats the id of the question', () => {
    for (const id of [0, -7, Number.MAX_SAFE_INTEGER, '', 'x', 'ü'.repeat(200), '\u2028"\\\ud800']) {
      expect(changed({ id })).toMatchObject({ id, move: { player: sagrada.seat } });
    }
  });

  it('has a legal move and its value', () => {
    const { move, value } = asked(SAGRADA, sagrada.seat, sagrada.record);
    const legal = SAGRADA.game.legal(positionOf(sagrada.record), sagrada.seat);
    expect(legal).toContainEqual(move);
    expect(value).toBeTypeOf('number');
  });

  it('is the same for the same seed; the question’s own seed takes precedence', () => {
    const move = (seed: object): unknown => told(SINTRA, JSON.stringify({ id: 1, ...sintra, ...seed }), 'random').move;
    expect(move({ seed: 'test' })).toEqual(move({}));
    expect(move({})).toEqual(move({}));
    const moves = Array.from({ length: 20 }, (_, i) => JSON.stringify(move({ seed: `${i}` })));
    expect(new Set(moves).size).toBeGreaterThan(3);
  });

  it('ignores undocumented fields', () => {
    expect(changed({ colour: 'mauve', record: { ...sagrada.record, note: [[[]]] } }).error).toBeUndefined();
  });
});

function positionOf(record: GameRecord<Sagrada>): Sagrada['position'] {
  const position = SAGRADA.game.start(record.options, record.players.length);
  for (const event of record.events) SAGRADA.game.play(position, event);
  return position;
}

describe('a line is refused', () => {
  it.each(['hm', '{', '{"id":1', '[[[', '"', '{"id":1}{"id":2}'])('if it is not JSON: %s', (line) => {
    expect(told(SAGRADA, line)).toEqual({
      id: null,
      error: { code: 'not-json', message: 'The line isn’t valid JSON.' },
    });
  });

  it('if it is too deeply nested', () => {
    const deep = (inner: string): string => `${'['.repeat(100_000)}${inner}${']'.repeat(100_000)}`;
    expect(codeOf(told(SAGRADA, deep('')))).toBe('bad-request');
    expect(told(SAGRADA, `{"id":${deep('')},"seat":0,"record":{}}`)).toMatchObject({
      id: null,
      error: { code: 'bad-request', problems: [{ path: 'id', rule: 'request', key: 'field-wrong' }] },
    });
    expect(told(SAGRADA, `{"id":1,"seat":0,"record":${deep('')}}`)).toMatchObject({
      id: 1,
      error: { code: 'bad-record' },
    });
  });

  it.each([
    [{ id: undefined }, 'id', 'field-missing'],
    [{ id: null }, 'id', 'field-wrong'],
    [{ id: 1.5 }, 'id', 'field-wrong'],
    [{ id: 'x'.repeat(201) }, 'id', 'field-wrong'],
    [{ seat: undefined }, 'seat', 'field-missing'],
    [{ seat: -1 }, 'seat', 'field-wrong'],
    [{ seat: '0' }, 'seat', 'field-wrong'],
    [{ seed: 5 }, 'seed', 'field-wrong'],
    [{ record: undefined }, 'record', 'field-missing'],
  ])('with the name of the invalid field: %j', (change, path, key) => {
    const { id, error } = changed(change);
    expect(error).toMatchObject({ code: 'bad-request', problems: [{ path, rule: 'request', key }] });
    expect(error?.message).toContain(path);
    expect(id).toBe(path === 'id' ? null : 'x');
  });

  it.each(['null', '7', '"text"', '[]', 'true'])('if it is not an object: %s', (line) => {
    expect(told(SAGRADA, line)).toMatchObject({ id: null, error: { code: 'bad-request' } });
  });

  it('if it is from another game', () => {
    expect(asked(SAGRADA, 0, sintra.record)).toEqual({
      id: 1,
      error: { code: 'other-game', message: 'The record is from another game: this bot plays “sagrada”.' },
    });
    expect(codeOf(changedRecord({ game: 'chess' }))).toBe('other-game');
  });

  it('if there is no such seat', () => {
    expect(changed({ seat: 2 }).error).toEqual({
      code: 'no-such-seat',
      message: 'There’s no seat 2: seats are counted from 0, and the last one is 1.',
    });
  });

  it('if the seat has nothing to decide', () => {
    const message = (seat: number): string => `Seat ${seat} has nothing to decide now.`;
    const seat = 1 - sagrada.seat;
    expect(changed({ seat }).error).toEqual({ code: 'nothing-to-decide', message: message(seat) });
    // Before the dice are rolled, chance comes next.
    const rolled = finished.events.findIndex(({ type }) => type === 'roll');
    expect(asked(SAGRADA, 0, running(finished, finished.events.slice(0, rolled))).error).toEqual({
      code: 'nothing-to-decide',
      message: message(0),
    });
  });

  it('if the record does not start with the setup', () => {
    expect(asked(SAGRADA, 0, running(finished, [])).error).toMatchObject({
      code: 'bad-record',
      problems: [{ path: 'record.events[0]', rule: 'record', key: 'record-empty' }],
    });
    expect(asked(SAGRADA, 0, running(finished, finished.events.slice(1))).error).toMatchObject({
      code: 'bad-record',
      problems: [{ path: 'record.events[0]', rule: 'G-13', key: 'not-due' }],
    });
  });

  it('if the game is over, abandoned, or about to be scored', () => {
    const abandoned = [...sagrada.record.events, { type: 'abandoned' }];
    expect(codeOf(asked(SAGRADA, 0, finished))).toBe('game-over');
    expect(codeOf(asked(SAGRADA, 0, running(finished, finished.events)))).toBe('game-over');
    expect(codeOf(changedRecord({ events: abandoned }))).toBe('game-over');
    expect(codeOf(asked(SAGRADA, 0, running(finished, finished.events.slice(0, -1))))).toBe('nothing-to-decide');
  });

  it('if its record breaks a rule, with the event and the rule', () => {
    const { events } = sagrada.record;
    const { error } = changedRecord({
      events: [...events, { type: 'place', player: sagrada.seat, die: 'R1', cell: 'A9' }],
    });
    expect(error).toEqual({
      code: 'bad-record',
      message: `record.events[${events.length}].cell: The field “cell” has an invalid value. (rule G-20)`,
      problems: [
        {
          path: `record.events[${events.length}].cell`,
          rule: 'G-20',
          key: 'field-wrong',
          message: 'The field “cell” has an invalid value.',
        },
      ],
    });
    const twice = changedRecord({ events: [events[0], ...events] }).error;
    expect(twice?.problems?.[0]).toMatchObject({ path: 'record.events[1]', key: 'not-due' });
  });

  it('if its record contains a field that does not belong there', () => {
    expect(changedRecord({ seed: finished.seed }).error?.problems?.[0]).toMatchObject({
      path: 'record.seed',
      rule: 'record',
      key: 'record-seed-early',
    });
    expect(codeOf(changedRecord({ options: { tools: 4 } }))).toBe('bad-record');
    expect(codeOf(changedRecord({ players: [] }))).toBe('bad-record');
    expect(codeOf(changedRecord({ game: 7 }))).toBe('bad-record');
    expect(codeOf(changed({ record: [] }))).toBe('bad-record');
  });

  it('with at most ten problems', () => {
    const { error } = changedRecord({ events: Array.from({ length: 10_000 }, () => ({})) });
    expect(error?.problems).toHaveLength(10);
  });
});

const BOT = ['bot', '--game', 'sagrada', '--level', 'greedy'];
const question = (id: unknown): string => JSON.stringify({ id, ...sagrada });

describe('leadlight bot', () => {
  it('answers every line in order, skips empty lines, and continues after bad ones', async () => {
    const lines = [question(1), '', 'hm', '  \t', `${question(2)}\r`, 'x'.repeat(2_000_000), question('last')];
    const { out, err, code } = await leadlight(BOT, lines.join('\n'));
    const answers = answersOf(out);
    expect(answers.map(({ id }) => id)).toEqual([1, null, 2, null, 'last']);
    expect(answers.map(codeOf)).toEqual([undefined, 'not-json', undefined, 'line-too-long', undefined]);
    expect(answers[0]?.move).toEqual(present(answers[4]).move);
    expect([err, code]).toEqual(['', 0]);
  });

  it('answers before the next question arrives', async () => {
    const bot = spawn(process.execPath, ['--conditions=source', MAIN, ...BOT]);
    const answers = createInterface(bot.stdout)[Symbol.asyncIterator]();
    for (const id of [1, 2, 3]) {
      bot.stdin.write(`${question(id)}\n`);
      const answer = await answers.next();
      expect(JSON.parse(String(answer.value))).toMatchObject({ id, move: { player: sagrada.seat } });
    }
    bot.stdin.end();
    expect(await once(bot, 'close')).toEqual([0, null]);
  });

  it('answers all questions that have piled up', async () => {
    const ids = Array.from({ length: 400 }, (_, i) => i);
    const { out, code } = await leadlight(BOT, ids.map(question).join('\n'));
    expect(answersOf(out).map(({ id }) => id)).toEqual(ids);
    expect(code).toBe(0);
  });

  it('writes nothing if nothing is asked', async () => {
    expect(await leadlight(BOT, '')).toEqual({ out: '', err: '', code: 0 });
  });

  it('ends quietly when its output is no longer read', async () => {
    const file = join(folder, 'many.jsonl');
    writeFileSync(file, `${question(1)}\n`.repeat(2000));
    const { out, err } = await shell(
      `{ { leadlight ${BOT.join(' ')} < "${file}"; echo $? >&3; } | head -n 1 >/dev/null; } 3>&1`,
    );
    expect([out, err]).toEqual(['0\n', '']);
  });

  it('explains errors in the language of --lang, with the same codes', async () => {
    const { out } = await leadlight([...BOT, '--lang', 'fr'], JSON.stringify({ id: 1, ...sagrada, seat: 3 }));
    expect(answersOf(out)[0]?.error).toEqual({
      code: 'no-such-seat',
      message: 'La place 3 n’existe pas\u00A0: les places vont de 0 à 1.',
    });
  });

  it('gives master time to think', async () => {
    const { out } = await leadlight(['bot', '--game', 'sagrada', '--level', 'master', '--think', '30'], question(1));
    expect(answersOf(out)[0]).toMatchObject({ id: 1, move: { player: sagrada.seat } });
  });

  it.each([
    [['bot', '--level', 'greedy'], 'The option --game is missing.'],
    [['bot', '--game', 'sintra'], 'The option --level is missing.'],
    [['bot', '--game', 'chess', '--level', 'greedy'], '--game can’t be “chess”. Choose from: sintra, sagrada.'],
    [['bot', '--game', 'sintra', '--level', 'god'], '--level can’t be “god”'],
    [[...BOT, '--think', '50'], 'The option --think is for the level “master” only.'],
    [[...BOT, 'more'], 'Unexpected argument “more”.'],
  ])('refuses wrong arguments: %j', async (args, words) => {
    const { out, err, code } = await leadlight(args, question(1));
    expect(err).toContain(words);
    expect(err).toContain('Try: leadlight bot --help');
    expect([out, code]).toEqual(['', 2]);
  });
});
