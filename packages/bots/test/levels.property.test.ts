/** Properties of every level in every position that random games reach. */
import { describe, expect, test } from 'vitest';
import { LEVELS, type Bots, type Level, type Moment } from '@leadlight/bots';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { sintraBots } from '@leadlight/bots/sintra';
import { fairLuck, FastRandom, seedFromText, type GameTypes, type Random } from '@leadlight/core';
import { PATTERN_CARDS, sagradaText, COLOURS as SAGRADA_COLOURS, type Event, type PatternId } from '@leadlight/sagrada';
import { COLOURS, HOUSE_STRIPS, PALACE_SIDES } from '@leadlight/sintra';
import { games } from '../../core/test/properties.ts';
import { decided, happen, type Sight } from './play.ts';

interface Table<T extends GameTypes> {
  readonly bots: Bots<T>;
  readonly options: object;
  readonly players: number;
}

/** Full budgets would take hours here. A small one exercises the same code, and levels that need none ignore it. */
const BUDGET = 12;

/** Plays a game with random moves and visits every decision as the seat sees it. `deal` may change what is dealt. */
function visit<T extends GameTypes>(
  { bots: { game }, options, players }: Table<T>,
  seedText: string,
  see: (moment: Moment<T>, random: Random) => void,
  deal: (event: T['event']) => T['event'] = (event) => event,
): void {
  const random = new FastRandom(seedText);
  const parsed = game.parseOptions(options, players);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const start = (): T['position'] => game.start(parsed.value, players);
  const luck = fairLuck(game.id, seedFromText(seedText), Array(players).fill(''));
  const position = start();
  const sights: Sight<T>[] = Array.from({ length: players }, () => ({ position: start(), events: [] }));
  for (let due = game.toAct(position); due.kind !== 'over'; due = game.toAct(position)) {
    const seat = due.kind === 'decide' ? due.seats[random.below(due.seats.length)] : 0;
    if (due.kind === 'decide') see({ seat, ...sights[seat] }, random);
    const moves = game.legal(position, seat);
    const event = due.kind === 'decide' ? moves[random.below(moves.length)] : game.draw(position, luck);
    if (event !== undefined) happen(game, position, sights, deal(event));
  }
}

const each = <T extends GameTypes>(
  table: Table<T>,
  count: number,
  see: (moment: Moment<T>, random: Random) => void,
) => {
  for (let i = 0; i < count; i++) visit(table, `levels ${i}`, see);
};

const answer = <T extends GameTypes>({ bots }: Table<T>, moment: Moment<T>, level: Level): T['move'] =>
  decided(bots.begin(moment, level, 'any', BUDGET));

/** One level per position, so that all levels get their turn. */
function expectLegal<T extends GameTypes>(table: Table<T>, count: number): void {
  let asked = 0;
  each(table, count, (moment) => {
    const level = LEVELS[asked++ % LEVELS.length];
    const before = table.bots.game.copy(moment.position);
    const move = answer(table, moment, level);
    expect(table.bots.game.why(moment.position, move), `${level}: ${JSON.stringify(move)}`).toEqual([]);
    expect(move.player).toBe(moment.seat);
    expect(moment.position).toEqual(before);
  });
  expect(asked).toBeGreaterThan(count);
}

/** In a few positions of each game, asks again, and asks with other steps. */
function expectRepeatable<T extends GameTypes>(table: Table<T>, count: number): void {
  each(table, count, (moment, random) => {
    if (random.below(16) !== 0) return;
    for (const level of LEVELS) {
      const whole = table.bots.begin(moment, level, 'any', BUDGET).step(BUDGET);
      const small = table.bots.begin(moment, level, 'any', BUDGET);
      let thought = small.step(1);
      for (let steps = 1; !thought.finished && steps < 2 * BUDGET; steps++) thought = small.step(1);
      expect(thought, level).toEqual(whole);
    }
  });
}

const SINTRA_TABLES = [
  ...[2, 3, 4].flatMap((players) =>
    PALACE_SIDES.map((side) => ({ name: `${players} players, side ${side}`, players, options: { side } })),
  ),
  { name: '2 players, no score below 0', players: 2, options: { scoreFloor: true } },
  { name: '3 players, other strips', players: 3, options: { side: 'B', strips: HOUSE_STRIPS.map(turned), start: 1 } },
];

/** A strip set other than the house set: every colour is shifted to the next. */
function turned(strip: (typeof HOUSE_STRIPS)[number]): (typeof HOUSE_STRIPS)[number] {
  const next = (space: (typeof strip.front)[number]) =>
    space === 'joker' ? space : COLOURS[(COLOURS.indexOf(space) + 1) % COLOURS.length];
  return { ...strip, front: strip.front.map(next), back: strip.back.map(next) };
}

const SAGRADA_TABLES = [
  ...[1, 2, 3, 4, 5].map((tools) => ({ name: `solo, ${tools} tools`, players: 1, options: { tools } })),
  ...[2, 3, 4].map((players) => ({ name: `${players} players`, players, options: {} })),
];

describe('every level, in Sintra', () => {
  test.for(SINTRA_TABLES)('answers with a legal move: $name', ({ players, options }) => {
    expectLegal({ bots: sintraBots, options, players }, games(8));
  });

  test.for(SINTRA_TABLES)('gives the same answer however it is stepped: $name', ({ players, options }) => {
    expectRepeatable({ bots: sintraBots, options, players }, games(2));
  });
});

describe('every level, in Sagrada', () => {
  test.for(SAGRADA_TABLES)('answers with a legal move: $name', ({ players, options }) => {
    expectLegal({ bots: sagradaBots, options, players }, games(8));
  });

  test.for(SAGRADA_TABLES)('gives the same answer however it is stepped: $name', ({ players, options }) => {
    expectRepeatable({ bots: sagradaBots, options, players }, games(2));
  });
});

/** Gives the other seats different private objectives: those that nobody held, and each other's. */
function otherPrivates(event: Event): Event {
  if (event.type !== 'setup') return event;
  const [own, ...others] = event.private.map((colours) => colours ?? []);
  const held = others.flat();
  const free = SAGRADA_COLOURS.filter((colour) => !held.includes(colour) && !own.includes(colour));
  const dealt = [...free, ...held].slice(0, held.length);
  return { ...event, private: [own, ...dealt.map((colour) => [colour])] };
}

/** Offers the other seats different windows. */
function otherOffers(event: Event): Event {
  if (event.type !== 'setup') return event;
  const offered = event.offers.flatMap((patterns) => patterns ?? []);
  const free = Object.keys(PATTERN_CARDS).filter((id) => !offered.some((pattern) => pattern === id)) as PatternId[];
  const byCard = free.toSorted((a, b) => PATTERN_CARDS[a].card - PATTERN_CARDS[b].card);
  return { ...event, offers: event.offers.map((own, seat) => (seat === 0 ? own : byCard.splice(0, 4))) };
}

/** Seat 0's answers in the course of a game, level by level. */
function answersOf(
  seed: string,
  players: number,
  phases: 'choose' | 'all',
  deal?: (event: Event) => Event,
): readonly string[] {
  const table = { bots: sagradaBots, options: {}, players };
  const answers: string[] = [];
  visit(
    table,
    seed,
    (moment) => {
      if (moment.seat !== 0 || (phases === 'choose' && moment.position.phase !== 'choose')) return;
      const level = LEVELS[answers.length % LEVELS.length];
      answers.push(sagradaText.writeEvent(answer(table, moment, level)));
    },
    deal,
  );
  return answers;
}

describe('hidden information', () => {
  const seeds = Array.from({ length: games(3) }, (_, i) => `hidden ${i}`);

  test.for([2, 3, 4])('never changes an answer: private objectives, %i players', (players) => {
    for (const seed of seeds) {
      const answers = answersOf(seed, players, 'all');
      expect(answers.length).toBeGreaterThan(20);
      expect(answersOf(seed, players, 'all', otherPrivates), seed).toEqual(answers);
    }
  });

  test.for([2, 3])('never changes an answer: windows on offer, %i players', (players) => {
    for (const seed of seeds) {
      expect(answersOf(seed, players, 'choose', otherOffers), seed).toEqual(answersOf(seed, players, 'choose'));
    }
  });
});
