/** Every place named in an animation plan, or lit by the log, exists on the boards. */
import { fairLuck, FastRandom, seedFromText, type Game, type GameTypes } from '@leadlight/core';
import { en } from '@leadlight/messages';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Anchor, Motion } from '../src/stage/plan.ts';
import type { NamedPlace } from '../src/game/marks.ts';
import { planSagrada } from '../src/games/sagrada/motion/plan.ts';
import { SAGRADA_NAMING } from '../src/games/sagrada/places.ts';
import { planSintra } from '../src/games/sintra/motion/plan.ts';
import { SINTRA_NAMING } from '../src/games/sintra/places.ts';
import { factsOf } from '../src/games/sagrada/board/facts.ts';
import { openBoards, type Places } from './boards.ts';

let boards: Awaited<ReturnType<typeof openBoards>>;

beforeAll(async () => void (boards = await openBoards()));
afterAll(async () => {
  await boards.close();
  vi.unstubAllGlobals();
});

interface Drawn<T extends GameTypes> {
  readonly plan: (followed: readonly T['consequence'][], before: T['position']) => readonly Motion<unknown>[];
  readonly draw: (places: Places, position: T['position']) => ReadonlySet<string>;
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const HANDS = { legal: () => false, chosen: () => false, ontouch: () => undefined };

/** A place that lights up is a place where something is seen to happen. */
const lit = (places: readonly NamedPlace[]): readonly Motion<never>[] =>
  places.map(({ at }) => ({ kind: 'glow', at, colour: '', delay: 0 }));

const SINTRA: Drawn<Sintra> = {
  plan: (followed, before) => [
    ...planSintra(followed, sintra.view(before, null)),
    ...lit(SINTRA_NAMING.namedBy(followed)),
  ],
  draw: (places, position) =>
    places({
      ...HANDS,
      view: sintra.view(position, null),
      me: 0,
      names: NAMES,
      levels: NAMES.map(() => ''),
      texts: en.sintra.board,
      lit: null,
      fills: () => [],
    }),
};

const SAGRADA: Drawn<Sagrada> = {
  plan: (followed, before) => [
    ...planSagrada(followed, sagrada.view(before, null)),
    ...lit(SAGRADA_NAMING.namedBy(followed)),
  ],
  draw: (places, position) =>
    places({
      ...HANDS,
      view: sagrada.view(position, null),
      facts: factsOf(position),
      me: null,
      players: NAMES.map((name) => ({ name })),
      texts: en,
    }),
};

const anchorsOf = (motion: Motion<unknown>): readonly Anchor[] =>
  'at' in motion ? [motion.at] : [motion.from, motion.to];
/** `display:2:blue#1` is the second piece at `display:2:blue`. */
const placeOf = (name: string): string => name.replace(/#.*/, '');
/** The kind of a place: the start of its name and its number of parts. */
const kindOf = (name: string): string => `${name.split(':')[0]}/${placeOf(name).split(':').length}`;

interface Played {
  readonly players: number;
  readonly name: string;
  readonly chosen?: object;
}

/** The events of a game with random moves. */
function* eventsOf<T extends GameTypes>(game: Game<T>, { players, name, chosen = {} }: Played) {
  const random = new FastRandom(name);
  const options = game.parseOptions(chosen, players);
  if (!options.ok) throw new Error('no options');
  const position = game.start(options.value, players);
  const luck = fairLuck(game.id, seedFromText(name), Array(players).fill(''));
  for (let due = game.toAct(position); due.kind !== 'over'; due = game.toAct(position)) {
    const moves = due.kind === 'decide' ? game.legal(position, due.seats[0]) : [];
    const event = moves.length > 0 ? moves[random.below(moves.length)] : game.draw(position, luck);
    if (event === undefined) throw new Error('nothing is due');
    const before = game.copy(position);
    const followed: T['consequence'][] = [];
    game.play(position, event, followed);
    yield { before, followed, after: game.copy(position) };
  }
}

/** Strips turn over and leave on the large board only. */
const isElsewhere = (motion: Motion<unknown>): boolean =>
  (motion.kind === 'flip' || motion.kind === 'leave') && motion.at[0]?.startsWith('strip:0:') !== true;

class Walk {
  /** The kinds of places named in plans, and those on the boards. */
  private readonly named = new Set<string>();
  private readonly drawn = new Set<string>();
  /** Places that were missing when a piece should have moved there. */
  private readonly lost = new Set<string>();

  through<T extends GameTypes>(game: Game<T>, { plan, draw }: Drawn<T>, places: Places, played: Played): this {
    let here: ReadonlySet<string> = new Set();
    for (const { before, followed, after } of eventsOf(game, played)) {
      const there = draw(places, after);
      for (const name of there) this.drawn.add(kindOf(name));
      this.compare(plan(followed, before), [here, there]);
      here = there;
    }
    return this;
  }

  private compare(motions: readonly Motion<unknown>[], seen: readonly ReadonlySet<string>[]): void {
    for (const anchor of motions.flatMap(anchorsOf)) for (const name of anchor) this.named.add(kindOf(name));
    for (const anchor of motions.filter((motion) => !isElsewhere(motion)).flatMap(anchorsOf)) {
      const isSeen = anchor.some((name) => seen.some((places) => places.has(placeOf(name))));
      if (!isSeen) this.lost.add(anchor.join(' or '));
    }
  }

  get missing(): readonly string[] {
    return [...this.lost, ...[...this.named].filter((kind) => !this.drawn.has(kind))];
  }
}

test('Sintra', async () => {
  const places = await boards.board('games/sintra/board/SintraTable.svelte');
  expect(new Walk().through(sintra, SINTRA, places, { players: 2, name: 'places' }).missing).toEqual([]);
});

test('Sagrada', async () => {
  const places = await boards.board('games/sagrada/board/SagradaTable.svelte');
  const walk = new Walk();
  // Solo games have more tools and use more of them.
  for (const name of ['one', 'two', 'three']) {
    walk.through(sagrada, SAGRADA, places, { players: 1, name, chosen: { tools: 5 } });
  }
  expect(walk.through(sagrada, SAGRADA, places, { players: 2, name: 'places' }).missing).toEqual([]);
});

test('a place that is on no board is reported', async () => {
  const places = await boards.board('games/sintra/board/SintraTable.svelte');
  const astray = { ...SINTRA, plan: () => [{ kind: 'flip', at: ['attic:0'], delay: 0 }] as const };
  expect(new Walk().through(sintra, astray, places, { players: 2, name: 'astray' }).missing).toContain('attic/2');
});
