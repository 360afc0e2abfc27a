/** External programs at the table: how they are asked, and every way to forfeit a game. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Moment } from '@leadlight/bots';
import { parseRecord, verifyRecord, type GameTypes } from '@leadlight/core';
import { en } from '@leadlight/messages';
import { sintra, type Sintra } from '@leadlight/sintra';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Programs } from '../src/exec/program.ts';
import type { TerminalGame } from '../src/game/terminal-game.ts';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { SINTRA } from '../src/games/sintra/game.ts';
import { levelPlayer } from '../src/players/level.ts';
import { Forfeit, playMatch, type Match } from '../src/players/match.ts';
import type { Decision, Player, Verdict } from '../src/players/player.ts';
import { describeVerdict } from '../src/players/verdict.ts';
import { decisionsOf, recorded } from './bot-questions.ts';
import { Workshop } from './exec-programs.ts';
import { present } from '../../core/test/present.ts';

/** Long enough on a busy machine. */
const LIMIT = 20_000;
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const workshop = new Workshop();
afterAll(() => workshop.close());

let programs = new Programs(LIMIT);
afterEach(async () => {
  await programs.close();
  programs = new Programs(LIMIT);
});

let moment: Moment<Sintra>;
let options: Sintra['options'];
/** The first legal move in that position. */
let first: Sintra['move'];
beforeAll(async () => {
  const decision = present(decisionsOf(SINTRA.game, await recorded(SINTRA, 2, 'exec'))[0]);
  ({ moment } = decision);
  ({ options } = decision.full);
  first = present(sintra.legal(moment.position, moment.seat)[0]);
});

/** A program as a player in a two-player game of Sintra. */
const seated = (command: string): Player<Sintra> => programs.player(command, { game: sintra, options, players: 2 });

/** A program that knows only one decision, with the move `first`. */
const made = (reply: string, start = ''): Player<Sintra> =>
  seated(workshop.program(reply, `${start}; const first = ${JSON.stringify(first)};`));

const decides = async (reply: string): Promise<Decision<Sintra>> => made(reply).decide(moment, 'seed');

const verdictOf = (decision: Decision<Sintra>): Verdict | undefined =>
  'forfeit' in decision ? decision.forfeit : undefined;

const GOOD = 'say({ id, move: first, value: 0 });';
const PLAY = 'say({ id, move: legal(question)[0], value: 0 });';

/** Plays a game and returns its result, or the reason for a forfeit. */
async function play<T extends GameTypes>(kit: TerminalGame<T>, players: readonly Player<T>[]): Promise<unknown> {
  const parsed = kit.game.parseOptions({}, players.length);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const match: Match<T> = {
    game: kit.game,
    options: parsed.value,
    players,
    annotate: false,
    seed: '5'.repeat(64),
    thoughts: 'thoughts',
  };
  try {
    let result: T['result'] | undefined;
    for await (const { position } of playMatch(match)) result = kit.game.result(position);
    return result;
  } catch (error) {
    if (error instanceof Forfeit) return error.verdict;
    throw error;
  }
}

describe('a program', () => {
  it('receives the record as its seat sees it, and answers with a move', async () => {
    const player = made(`note(line); ${GOOD}`);
    expect(await player.decide(moment, 'seed')).toEqual({ move: first });
    const [line] = workshop.notes();
    const { record, ...question } = JSON.parse(present(line)) as { readonly record: unknown };
    expect(question).toEqual({ id: 1, seat: moment.seat, seed: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
    expect(record).toMatchObject({ format: 'leadlight-record/1', game: 'sintra', events: moment.events });
  });

  it('receives no secret, and its own seed for each seat and game', async () => {
    const command = workshop.player(`note(line); ${PLAY}`);
    const seat = programs.player(command, { game: SAGRADA.game, options: { tools: 3 }, players: 2 });
    await play(SAGRADA, [seat, seat]);
    const questions = workshop
      .notes()
      .map((line) => JSON.parse(line) as { seat: number; seed: string; record: object });
    expect(questions.length).toBeGreaterThan(40);
    expect(new Set(questions.map(({ seed }) => seed)).size).toBe(2);
    for (const { seat: own, record } of questions) {
      const parsed = parseRecord(SAGRADA.game, record);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const verdict = verifyRecord(SAGRADA.game, parsed.value);
      expect(verdict).toMatchObject({ status: 'running', sight: 'partial', problems: [] });
      const [setup] = parsed.value.events;
      const privates = setup?.type === 'setup' ? setup.private : [];
      expect(privates.map((colours) => colours !== null)).toEqual([own === 0, own === 1]);
    }
  });

  it('is started once for all seats and games, and ends when its input does', async () => {
    const command = workshop.player(PLAY, `note('start'); process.on('exit', () => note('end'));`);
    await play(SINTRA, [seated(command), seated(command)]);
    await play(SINTRA, [seated(command), levelPlayer(SINTRA.bots, 'random')]);
    expect(workshop.notes()).toEqual(['start']);
    await programs.close();
    expect(workshop.notes()).toEqual(['start', 'end']);
  });

  it('contributes only its move; other fields are dropped', async () => {
    const decision = await decides(`say({ id, move: { ...first, legal: 1, by: 'me', note: [1] }, more: 1 });`);
    expect(decision).toEqual({ move: first });
  });

  it('may write empty lines, and anything to standard error', async () => {
    expect(await decides(`console.error('hm'); console.log('\\n  \\r'); ${GOOD}`)).toHaveProperty('move');
  });

  it('has its standard error shown with LEADLIGHT_DEBUG', async () => {
    vi.stubEnv('LEADLIGHT_DEBUG', '1');
    const heard = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await decides(`console.error('what a mess'); ${GOOD}`);
    await vi.waitFor(() => expect(heard.mock.calls.join('')).toContain('what a mess\n'));
    heard.mockRestore();
    vi.unstubAllEnvs();
  });

  it('may be Leadlight’s own bot', async () => {
    const bot = programs.player(`${process.execPath} --conditions=source ${MAIN} bot --game sagrada --level greedy`, {
      game: SAGRADA.game,
      options: { tools: 3 },
      players: 2,
    });
    expect(await play(SAGRADA, [bot, levelPlayer(SAGRADA.bots, 'random')])).toMatchObject({ ranking: [[0], [1]] });
  });
});

describe('a program forfeits the game', () => {
  it.each([
    ['not-json', `console.log('e2-e4');`, /^e2-e4$/],
    ['not-utf8', `process.stdout.write(Buffer.from([0xff, 0x21, 0x0a]));`, /^\uFFFD!$/],
    ['no-answer', `say([id]);`, /^\[1\]$/],
    ['no-answer', `say({ id });`, /^\{"id":1\}$/],
    ['no-answer', `say({ move: {} });`, /^\{"move":\{\}\}$/],
    ['wrong-id', `say({ id: 7, move: first });`, /^\{"id":7,/],
    ['wrong-id', `say({ id: String(id), move: first });`, /^\{"id":"1",/],
    ['declined', `say({ id, error: { code: 'bad-record' } });`, /"code":"bad-record"/],
    ['line-too-long', `process.stdout.write('x'.repeat(2_000_000));`, /^x{200}$/],
    ['not-json', `console.log('x'.repeat(5000) + '\\u001b');`, /^x{200}…$/],
  ] as const)('with a line that is not an answer: %s %s', async (fault, reply, answer) => {
    const verdict = verdictOf(await decides(reply));
    expect(verdict).toEqual({ kind: 'garbled', fault, answer: expect.stringMatching(answer) as unknown });
  });

  it('with an extra answer, at the next question', async () => {
    const player = made(`${GOOD} ${GOOD}`);
    expect(await player.decide(moment, 'seed')).toHaveProperty('move');
    expect(verdictOf(await player.decide(moment, 'seed'))).toMatchObject({ kind: 'garbled', fault: 'wrong-id' });
  });

  it('with a move that does not exist in the game', async () => {
    expect(verdictOf(await decides(`say({ id, move: { type: 'castle', player: 0 } });`))).toEqual({
      kind: 'nonsense',
      answer: '{"type":"castle","player":0}',
      reasons: [{ rule: expect.any(String) as unknown, key: 'event-unknown', args: { path: 'type' } }],
    });
    const mauve = await decides(`say({ id, move: { ...first, colour: 'mauve' } });`);
    expect(verdictOf(mauve)).toMatchObject({ kind: 'nonsense', reasons: [{ key: 'field-wrong' }] });
  });

  it('with an illegal move, and the verdict names the rule', async () => {
    const player = made(`say({ id, move: { type: 'back', player: question.seat } });`);
    expect(await play(SINTRA, [player, player])).toEqual({
      kind: 'illegal',
      answer: expect.stringMatching(/^\{"type":"back","player":[01]\}$/) as unknown,
      reasons: sintra.why(moment.position, { type: 'back', player: moment.seat }),
    });
  });

  it('with a move for another seat', async () => {
    const player = made(`say({ id, move: { type: 'back', player: 1 - question.seat } });`);
    expect(await play(SINTRA, [player, player])).toMatchObject({
      kind: 'illegal',
      reasons: [{ key: 'field-wrong', args: { path: 'player' } }],
    });
  });

  it('if it takes too long', async () => {
    programs = new Programs(200);
    const player = made(`if (asked === 1) ${GOOD}`);
    expect(await player.decide(moment, 'seed')).toHaveProperty('move');
    expect(verdictOf(await player.decide(moment, 'seed'))).toEqual({ kind: 'late', limit: 200 });
  });

  it.each([
    ['exit 3', `process.exit(3);`],
    ['exit 0', `process.exit(0);`],
    ['SIGKILL', `process.kill(process.pid, 'SIGKILL');`],
    ['exit 1: Error: out of ideas', `throw new Error('out of ideas');`],
    ['exit 2: no licence', `console.error('loading\\n\\nno licence'); process.exit(2);`],
  ])('if it ends: %s', async (how, reply) => {
    expect(verdictOf(await decides(reply))).toEqual({ kind: 'gone', how });
  });

  it('if it cannot be started', async () => {
    expect(verdictOf(await seated('/nowhere/bot --fast').decide(moment, 'seed'))).toEqual({
      kind: 'unstarted',
      how: 'ENOENT',
    });
    expect(verdictOf(await seated(`"${workshop.folder}"`).decide(moment, 'seed'))).toEqual({
      kind: 'unstarted',
      how: 'EACCES',
    });
  });
});

describe('a program that fails', () => {
  it('is restarted for the next game', async () => {
    const player = made(`if (asked === 2) process.exit(1); ${GOOD}`, `note('start')`);
    for (let game = 0; game < 3; game++) {
      expect(await player.decide(moment, 'seed')).toHaveProperty('move');
      expect(await player.decide(moment, 'seed')).toEqual({ forfeit: { kind: 'gone', how: 'exit 1' } });
    }
    expect(workshop.notes()).toEqual(['start', 'start', 'start']);
  });

  it('is killed with all its children, even if they ignore signals', async () => {
    const beat = (who: string): string =>
      `setInterval(() => fs.appendFileSync(${JSON.stringify(workshop.nextNotes)}, '${who}\\n'), 20);`;
    const start = `
      import fs from 'node:fs';
      import { spawn } from 'node:child_process';
      process.on('SIGTERM', () => undefined);
      ${beat('program')}
      spawn(process.execPath, ['--eval', ${JSON.stringify(beat('child'))}], { stdio: 'inherit' });`;
    const player = made(GOOD, start);
    expect(await player.decide(moment, 'seed')).toHaveProperty('move');
    while (new Set(workshop.notes()).size < 2) await pause(20);
    await programs.close();
    await pause(100);
    const beats = workshop.notes().length;
    await pause(300);
    expect(workshop.notes()).toHaveLength(beats);
  });
});

describe('a thread that ends', () => {
  it('ends its programs too', async () => {
    const deaf = workshop.program(`note('asked');`, `setInterval(() => note('beat'), 20);`);
    const code = `
      import { parentPort } from 'node:worker_threads';
      import { Programs } from ${JSON.stringify(new URL('../src/exec/program.ts', import.meta.url).href)};
      import { sintra } from ${JSON.stringify(new URL('../../sintra/src/index.ts', import.meta.url).href)};
      const seating = { game: sintra, options: {}, players: 2 };
      void new Programs(20_000).player(${JSON.stringify(deaf)}, seating).decide({ seat: 0, events: [] }, 'seed');
      parentPort.on('message', () => process.exit());`;
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
      execArgv: ['--conditions=source'],
    });
    while (!workshop.notes().includes('beat')) await pause(20);
    worker.postMessage('leave', []);
    await once(worker, 'exit');
    await pause(100);
    const beats = workshop.notes().length;
    await pause(200);
    expect(workshop.notes()).toHaveLength(beats);
  });
});

describe('a verdict', () => {
  it('is explained in words, with the rules', () => {
    const tell = (verdict: Verdict): string => describeVerdict(SINTRA, verdict, en);
    const reasons = sintra.why(moment.position, { type: 'back', player: moment.seat });
    expect(tell({ kind: 'illegal', answer: '{}', reasons })).toMatch(/^Illegal move: \{\} – .+\. \(R-\d\d\)$/);
    expect(tell({ kind: 'nonsense', answer: '7', reasons })).toMatch(/^The answer isn’t a move in this game: 7 – /);
    expect(tell({ kind: 'garbled', fault: 'not-json', answer: 'hm' })).toBe('The answer isn’t valid JSON: hm');
    expect(tell({ kind: 'late', limit: 500 })).toBe('No answer within 500 ms.');
    expect(tell({ kind: 'gone', how: 'exit 1' })).toBe('The program exited without an answer: exit 1');
    expect(tell({ kind: 'unstarted', how: 'ENOENT' })).toBe('The program couldn’t be started: ENOENT');
  });
});
