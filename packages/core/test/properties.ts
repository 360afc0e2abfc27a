/**
 * Properties of every game, whatever its rules: the tests of each game package call them with the game itself. Each
 * check throws through `expect`; a failing one names the seed, so that it can be repeated.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import {
  commitmentOf,
  fairLuck,
  FastRandom,
  parseJson,
  parseRecord,
  playout,
  Codes,
  seedFromText,
  settle,
  verifyRecord,
  writeRecord,
  type Game,
  type GameRecord,
  type GameTypes,
  type Notation,
  type Random,
  type Seat,
  type Viewer,
} from '../src/index.ts';
import { anyOf, present } from './present.ts';

/** How many random games to play: `LEADLIGHT_GAMES` is a percentage of the usual number, for soaks or quick runs. */
export const games = (usual: number): number =>
  Math.max(1, Math.round((usual * Number(process.env['LEADLIGHT_GAMES'] ?? 100)) / 100));

/** `expect` takes longer than a whole move: in games it is only asked about values that may be wrong. */
function expectEqual(actual: unknown, expected: unknown, about: () => string = () => ''): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, about()).toEqual(expected);
}

export interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly players: number;
}

/** A table with a notation to write and read. */
export interface WrittenTable<T extends GameTypes> extends Table<T> {
  readonly notation: Notation<T>;
}

/** One moment of a random game: the position before the event, and the event. */
export type Visit<T extends GameTypes> = (position: T['position'], event: T['event'], random: Random) => void;

/** Plays a whole game with fair chance and random moves through the checked interface. */
export function randomGame<T extends GameTypes>(
  { game, options, players }: Table<T>,
  seedText: string,
  visit: Visit<T> = () => undefined,
  salts: readonly string[] = saltsOf(players),
): { readonly events: T['event'][]; readonly position: T['position'] } {
  const random = new FastRandom(seedText);
  const luck = fairLuck(game.id, seedFromText(seedText), salts);
  const position = game.start(options, players);
  const events: T['event'][] = [];
  for (;;) {
    const event = game.draw(position, luck) ?? randomMove(game, position, random);
    if (event === undefined) return { events, position };
    visit(position, event, random);
    expectEqual(game.play(position, event), [], () => `${seedText}: ${JSON.stringify(event)}`);
    events.push(event);
  }
}

const saltsOf = (players: number): string[] => Array.from({ length: players }, (_, seat) => `salt${seat}`);

/** Seats that must decide at the same time do so in a random order. */
function randomMove<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  random: Random,
): T['move'] | undefined {
  const due = game.toAct(position);
  if (due.kind !== 'decide') return undefined;
  const moves = game.legal(position, anyOf(due.seats, random));
  return moves[random.below(moves.length)];
}

/** Random games at full speed end; `inspect` sees every position reached. */
export function expectGamesToEnd<T extends GameTypes>(
  { game, options, players }: Table<T>,
  count: number,
  inspect: (position: T['position']) => void,
): void {
  const random = new FastRandom(`${game.id} ${players}`);
  const codes = new Codes();
  for (let number = 0; number < count; number++) {
    const position = game.start(options, players);
    for (let due = game.toAct(position); due.kind !== 'over'; due = game.toAct(position)) {
      inspect(position);
      if (due.kind === 'decide') {
        codes.clear();
        game.moves(position, due.seats[0], codes);
        game.apply(position, present(codes.at[random.below(codes.count)]));
      } else {
        game.deal(position, () => random);
      }
    }
    inspect(position);
    expect(game.result(position)).toBeDefined();
  }
}

/** Copies, texts and replays give equal notation; changes to a copy leave the original alone. */
export function expectEqualPositions<T extends GameTypes>(table: WrittenTable<T>, seedText: string): void {
  const { game, notation, options, players } = table;
  const replay = game.start(options, players);
  const scratch = game.start(options, players);
  const { position } = randomGame(table, seedText, (before, event, random) => {
    const text = notation.writePosition(before);
    expectEqual(notation.writePosition(replay), text);
    game.copyInto(before, scratch);
    expectEqual(notation.writePosition(scratch), text);
    if (random.below(4) === 0) {
      const copy = game.copy(before);
      const read = notation.readPosition(text);
      expect(read.ok && notation.writePosition(read.value), `${seedText}: ${text}`).toBe(text);
      expect(read.ok && game.key(read.value)).toBe(game.key(before));
      expect(game.key(copy)).toBe(game.key(before));
      playout(game, copy, random);
      playout(game, scratch, random);
      expect(notation.writePosition(before)).toBe(text);
    }
    const line = notation.writeEvent(event);
    expectEqual(notation.readEvent(line), { ok: true, value: event }, () => line);
    game.play(replay, event);
  });
  expect(notation.writePosition(replay)).toBe(notation.writePosition(position));
}

/** Fast and checked play agree: codes against events, with and without a trace. */
export function expectOneWayOfPlaying<T extends GameTypes>(table: WrittenTable<T>, seedText: string): void {
  const { game, notation } = table;
  randomGame(table, seedText, (before, event) => {
    const [plain, traced] = [game.copy(before), game.copy(before)];
    game.play(plain, event);
    game.play(traced, event, []);
    expectEqual(notation.writePosition(traced), notation.writePosition(plain));
    const due = game.toAct(before);
    if (due.kind !== 'decide' || !('player' in event)) return;
    const codes = new Codes();
    game.moves(before, event.player as Seat, codes);
    const lines = codes.at.slice(0, codes.count).map((code) => notation.writeEvent(game.decode(before, code)));
    expectEqual(new Set(lines).size, lines.length, () => 'every move once');
    const chosen = game.copy(before);
    game.apply(chosen, present(codes.at[lines.indexOf(notation.writeEvent(event))]));
    expectEqual(notation.writePosition(chosen), notation.writePosition(plain));
  });
}

const viewersOf = (players: number): Viewer[] => [null, ...Array.from({ length: players }, (_, seat) => seat)];

/** After every event, a viewer's fold of the events it was sent equals its view. */
export function expectViewsToFold<T extends GameTypes>(table: WrittenTable<T>, seedText: string): void {
  const { game, notation, options, players } = table;
  const viewers = viewersOf(players).map((viewer) => ({ viewer, folded: game.start(options, players) }));
  randomGame(table, seedText, (before, event) => {
    const after = game.copy(before);
    game.play(after, event);
    for (const { viewer, folded } of viewers) {
      for (const sent of game.see(after, event, viewer)) {
        expectEqual(game.play(folded, sent), [], () => `${seedText}: ${notation.writeEvent(sent)} for ${viewer}`);
      }
      expectEqual(game.view(folded, viewer), game.view(after, viewer));
      expectEqual(game.toAct(folded), game.toAct(after));
      if (viewer !== null) expectEqual(game.legal(folded, viewer), game.legal(after, viewer));
    }
  });
}

const isMove = <T extends GameTypes>(event: T['event']): event is T['move'] => 'player' in event;

/** The rounds that start and end with an event, in order, as seen in any position before it. */
function boundariesOf<T extends GameTypes>(
  game: Game<T>,
  before: T['position'],
  events: readonly T['event'][],
): string[] {
  const happened: T['consequence'][] = [];
  for (const event of events) game.play(before, event, happened);
  const words = (word: string, round: number | undefined): string[] =>
    round === undefined ? [] : [`${word} ${round}`];
  return happened.flatMap((each) => [...words('end', game.endsRound(each)), ...words('start', game.startsRound(each))]);
}

/**
 * A turn belongs to one seat until a move of this seat ends it, whatever chance comes between. Rounds are numbered from
 * 1; each ends before the next one starts, never inside a turn, and the last one before the final scoring. Every viewer
 * is told of the same rounds, and positions name the last one that has started.
 */
export function expectTurnsAndRounds<T extends GameTypes>(table: Table<T>, seedText: string): void {
  const { game, options, players } = table;
  const viewers = viewersOf(players).map((viewer) => ({ viewer, folded: game.start(options, players) }));
  const boundaries: string[] = [];
  let open: Seat | undefined;
  randomGame(table, seedText, (before, event) => {
    const after = game.copy(before);
    const crossed = boundariesOf(game, after, [event]);
    if (isMove<T>(event)) {
      if (open !== undefined) expect(event.player, `${seedText}: ${JSON.stringify(event)}`).toBe(open);
      open = game.endsTurn(event) ? undefined : event.player;
    }
    if (crossed.length > 0 || game.toAct(after).kind === 'over') expect(open, seedText).toBeUndefined();
    for (const { viewer, folded } of viewers)
      expectEqual(boundariesOf(game, folded, game.see(after, event, viewer)), crossed);
    boundaries.push(...crossed);
    const started = boundaries.filter((each) => each.startsWith('start')).length;
    for (const position of [after, ...viewers.map(({ folded }) => folded)])
      expect(game.roundIn(position) ?? 0, seedText).toBe(started);
  });
  const rounds = boundaries.map((_, i) => `${i % 2 === 0 ? 'start' : 'end'} ${Math.floor(i / 2) + 1}`);
  expect(boundaries, seedText).toEqual(rounds);
  expect(boundaries.length % 2, seedText).toBe(0);
}

/** Another full position that the viewer could be in gives the viewer exactly the same views and answers. */
export function expectNoLeaks<T extends GameTypes>(table: Table<T>, seedText: string): void {
  const { game, options, players } = table;
  const viewers = viewersOf(players).map((viewer) => ({ viewer, folded: game.start(options, players) }));
  randomGame(table, seedText, (before, event, random) => {
    for (const { viewer, folded } of viewers) {
      const other = game.guess(folded, random);
      expectEqual(game.complete(other), true);
      expectEqual(JSON.stringify(game.view(other, viewer)), JSON.stringify(game.view(before, viewer)));
      if (viewer !== null) expectEqual(game.legal(other, viewer), game.legal(before, viewer));
      // Refusals too: the same move, tried by the viewer out of turn. Outcomes of chance are not for viewers to try.
      const tried = { ...event, player: viewer };
      if (viewer !== null && 'player' in event) expectEqual(game.why(other, tried), game.why(before, tried));
    }
    const after = game.copy(before);
    game.play(after, event);
    for (const { viewer, folded } of viewers)
      for (const sent of game.see(after, event, viewer)) game.play(folded, sent);
  });
}

/** A record of a random game, with its seed and its counts of legal moves. */
function randomRecord<T extends GameTypes>(table: Table<T>, seedText: string): GameRecord<T> {
  const { game, options, players } = table;
  const events: T['event'][] = [];
  const { position } = randomGame(table, seedText, (before, event) => {
    const legal = 'player' in event ? { legal: game.legal(before, event.player as Seat).length } : {};
    events.push({ ...event, ...legal });
  });
  const seed = seedFromText(seedText);
  const result = game.result(position);
  return {
    format: 'leadlight-record/1',
    game: game.id,
    rules: game.rules,
    options,
    players: Array.from({ length: players }, (_, seat) => ({ name: `p${seat}` })),
    commitment: commitmentOf(seed),
    salts: saltsOf(players),
    seed,
    events,
    ...(result === undefined ? {} : { result }),
  };
}

/** Written records can be read and checked, to the last chance outcome and point. */
export function expectRecordsToVerify<T extends GameTypes>(table: Table<T>, seedText: string): void {
  const { game } = table;
  const json = parseJson(writeRecord(randomRecord(table, seedText)));
  const record = parseRecord(game, json.ok ? json.value : undefined);
  expect(record.ok, seedText).toBe(true);
  if (!record.ok) return;
  expect(verifyRecord(game, record.value), seedText).toEqual({
    status: 'finished',
    chance: 'proved',
    sight: 'full',
    problems: [],
  });
}

/** Changes one value somewhere in a copy of the JSON: the value of a key, or an item of a list. */
function tamper(json: unknown, random: Random): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(json));
  let node = copy;
  for (;;) {
    if (typeof node !== 'object' || node === null) return copy;
    const holder = node as Record<string, unknown>;
    const keys = Object.keys(holder);
    if (keys.length === 0) return copy;
    const key = anyOf(keys, random);
    if (typeof holder[key] !== 'object' || holder[key] === null || random.below(8) === 0) {
      holder[key] = JUNK[random.below(JUNK.length)];
      return copy;
    }
    node = holder[key];
  }
}

const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  2,
  7,
  1.5,
  1e99,
  '',
  'A1',
  'R3',
  'pink',
  'joker',
  'setup',
  [],
  [null],
  [[]],
  {},
  { type: 'end' },
  '__proto__',
  'constructor',
  'x'.repeat(1000),
];

/** Tampered records, events, options and texts are refused or fine, but nothing throws or hangs. */
export function expectNoThrows<T extends GameTypes>(table: WrittenTable<T>, seedText: string, rounds: number): void {
  const { game, notation, players } = table;
  const record: unknown = JSON.parse(writeRecord(randomRecord(table, seedText)));
  const random = new FastRandom(seedText);
  for (let i = 0; i < rounds; i++) {
    const parsed = parseRecord(game, tamper(record, random));
    if (parsed.ok) verifyRecord(game, parsed.value);
    else expect(parsed.problems.every(({ path, reason }) => typeof path === 'string' && reason.rule !== '')).toBe(true);
    expectTotalStart(table, tamper({ options: table.options }, random), players);
    expectTotalStart(table, tamper(table.options, random), players);
  }
  for (const wrong of NO_PLAYERS) expectTotalStart(table, table.options, wrong);
  for (const junk of JUNK) {
    expect(parseRecord(game, junk).ok).toBe(false);
    expectTotalStart(table, junk, players);
    game.parseEvent(junk);
    const position = game.start(table.options, players);
    const before = notation.writePosition(position);
    expect(game.play(position, junk as T['event'])).not.toEqual([]);
    expect(notation.writePosition(position)).toBe(before);
  }
  fuzzTexts(table, seedText, random, rounds);
}

/** Numbers of players that no game has. */
const NO_PLAYERS: readonly number[] = [-1, 0, 1.5, 9, 1e9, NaN, Infinity];

/** With any input, a game begins as if the input had been parsed, or is over and says why. */
export function expectTotalStart<T extends GameTypes>(
  { game, notation }: Pick<WrittenTable<T>, 'game' | 'notation'>,
  options: unknown,
  players: number,
): void {
  const position = game.start(options as T['options'], players);
  const parsed = game.parseOptions(options, players);
  if (parsed.ok) {
    expect(notation.writePosition(position)).toBe(notation.writePosition(game.start(parsed.value, players)));
  } else {
    const reasons = parsed.problems.map(({ reason }) => reason);
    for (const refused of [position, game.copy(position)]) checkRefused(game, refused, reasons);
  }
}

function checkRefused<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  reasons: readonly T['reason'][],
): void {
  const random = new FastRandom('refused');
  for (const event of [{ type: 'abandoned' }, { type: 'end' }, { type: 'setup' }, null]) {
    expect(game.play(position, event as T['event'])).toEqual(reasons);
  }
  expect(game.toAct(position)).toEqual({ kind: 'over' });
  expect(settle(game, position, () => random)).toEqual([]);
  expect(playout(game, position, random)).toBe(0);
  expect([game.legal(position, 0), game.result(position), game.played(position)]).toEqual([[], undefined, 0]);
  for (const viewer of [null, 0]) game.view(position, viewer);
}

/** Every refused event leaves the position unchanged, whatever the input. */
function fuzzTexts<T extends GameTypes>(
  table: WrittenTable<T>,
  seedText: string,
  random: Random,
  rounds: number,
): void {
  const { game, notation, options, players } = table;
  const position = game.start(options, players);
  settle(game, position, () => random);
  playSome(game, position, random, 20);
  const line = notation.writePosition(position);
  for (let i = 0; i < rounds; i++) {
    const event = tamper(randomEvent(game, position, random), random);
    const before = notation.writePosition(position);
    const copy = game.copy(position);
    if (game.play(copy, event as T['event']).length > 0) expect(notation.writePosition(copy), seedText).toBe(before);
    notation.readEvent(scramble(notation.writeEvent(randomEvent(game, position, random)), random));
    const read = notation.readPosition(scramble(line, random));
    if (read.ok) playout(game, game.guess(read.value, random), random);
  }
}

function playSome<T extends GameTypes>(game: Game<T>, position: T['position'], random: Random, moves: number): void {
  for (let i = 0; i < moves; i++) {
    settle(game, position, () => random);
    const move = randomMove(game, position, random);
    if (move !== undefined) game.play(position, move);
  }
  settle(game, position, () => random);
}

function randomEvent<T extends GameTypes>(game: Game<T>, position: T['position'], random: Random): T['event'] {
  return randomMove(game, position, random) ?? { type: 'end' };
}

/** Changes, drops or doubles one character or word. */
function scramble(text: string, random: Random): string {
  const at = random.below(text.length);
  const letters = 'ABRY0123456789.=-:?@ ,|';
  const letter = letters.charAt(random.below(letters.length));
  return text.slice(0, at) + ['', letter, letter + letter][random.below(3)] + text.slice(at + random.below(2));
}

/** Listed moves can be played; tried events that are not listed are refused, with a reason. */
export function expectExactMoves<T extends GameTypes>(
  table: WrittenTable<T>,
  seedText: string,
  candidates: (position: T['position'], seat: Seat, random: Random) => Iterable<T['event']>,
  often = 8,
): void {
  const { game, notation } = table;
  randomGame(table, seedText, (before, event, random) => {
    if (!('player' in event) || random.below(often) !== 0) return;
    const seat = event.player as Seat;
    const moves = game.legal(before, seat);
    const legal = new Set(moves.map((move) => notation.writeEvent(move)));
    for (const move of moves) expectEqual(game.why(before, move), [], () => notation.writeEvent(move));
    for (const candidate of candidates(before, seat, random)) {
      const line = notation.writeEvent(candidate);
      const refused = game.why(before, candidate);
      if (legal.has(line) !== (refused.length === 0)) {
        expect.fail(`${seedText}: ${line} in ${notation.writePosition(before)}: ${JSON.stringify(refused)}`);
      }
    }
  });
}
