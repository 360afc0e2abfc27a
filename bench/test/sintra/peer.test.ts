import type { State } from 'boardgame.io';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { COLOURS, type Colour } from '../../src/sintra/components.ts';
import { xorshift } from '../../src/sintra/generator.ts';
import { legalMoves, newGame, play, playRandomGames, playRandomMove } from '../../src/sintra/play.ts';
import { leftoverPoints, palacePoints, type SintraResult } from '../../src/sintra/score.ts';
import type { Pick, Player, SintraState, Strip } from '../../src/sintra/state.ts';
import { panesOn } from '../../src/sintra/strip.ts';

type Position = State<SintraState>;

/** boardgame.io reports every refused move on the console. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** All panes, wherever they are. */
function allPanes({ G }: Position): Colour[] {
  const players = Object.values(G.players);
  const strips = players.flatMap((player) => player.strips).filter((each) => each !== null);
  const windows = players.flatMap((player) => player.windows);
  const table = [G.bag, G.tower, G.indicator, G.centre, ...G.displays];
  return [...table, ...windows, ...strips.map(panesOn)].flat();
}

function countColours(panes: Colour[]): number[] {
  return COLOURS.map((colour) => panes.filter((pane) => pane === colour).length);
}

/** A two-player game in which seat 0 is to move, arranged for a test. */
function arrange(change: (G: SintraState, me: Player) => void): Position {
  const position = structuredClone(newGame(2, 1, { start: 0 }));
  change(position.G, position.G.players['0']);
  return position;
}

function pick(position: Position, choice: Partial<Pick>): SintraState {
  const whole: Pick = { from: 0, colour: 'pink', slot: 0, jokers: 0, keep: null, ...choice };
  return play(position, 'pick', [whole]).G;
}

/** A strip by its number, with panes as given. */
function strip(id: number, side: Strip['side'], panes: Strip['panes'] = [null, null, null, null, null]): Strip {
  return { id, side, panes };
}

const ORANGE_THRICE = strip(1, 'front');
const ORANGE_ONCE = strip(1, 'back');
const ALMOST_FULL = strip(2, 'back', ['pink', 'orange', 'yellow', 'orange', null]);
const JOKERS = strip(7, 'back');
const ONLY_JOKERS_FOR_ORANGE = strip(7, 'back', ['orange', null, null, null, 'orange']);

describe.each([2, 3, 4])('random games of %i players', (players) => {
  test.each([1, 2, 3])('keep all 100 panes and end after 6 rounds (seed %i)', (seed) => {
    const below = xorshift(seed);
    let position = newGame(players, seed, { side: seed === 1 ? 'A' : 'B' });
    const rounds = new Set<number>();
    while (position.ctx.gameover === undefined) {
      expect(countColours(allPanes(position))).toEqual([20, 20, 20, 20, 20]);
      rounds.add(position.G.indicator.length);
      position = playRandomMove(position, below);
    }
    const { scores, ranking } = position.ctx.gameover as SintraResult;
    expect(allPanes(position)).toHaveLength(100);
    expect([...rounds]).toEqual([6, 5, 4, 3, 2, 1]);
    expect(scores).toHaveLength(players);
    expect(new Set(ranking.flat())).toEqual(new Set(scores.keys()));
  });

  test('start with the right displays, all full', () => {
    const { displays } = newGame(players, 1).G;
    expect(displays.map(({ length }) => length)).toEqual(Array(2 * players + 1).fill(4));
  });
});

describe('playing many games', () => {
  test('stops after the given number of games, and repeats with the same seed', () => {
    const first = playRandomGames({ games: 3 }, 2, 5);
    expect(first.games).toBe(3);
    expect(playRandomGames({ games: 3 }, 2, 5).moves).toBe(first.moves);
    expect(newGame(2, 6).G).not.toEqual(newGame(2, 5).G);
  });

  test('stops after the given time', () => {
    const { games, seconds } = playRandomGames({ milliseconds: 50 }, 2, 5);
    expect(games).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(0);
  });
});

describe('picking', () => {
  test('sends the rest of a display to the centre', () => {
    const position = arrange((G, me) => {
      G.displays[0] = ['blue', 'pink', 'white', 'blue'];
      me.strips[0] = ORANGE_ONCE;
    });
    const G = pick(position, {});
    expect(G.displays[0]).toEqual([]);
    expect(G.centre).toEqual(['blue', 'white', 'blue']);
    expect(G.tileInCentre).toBe(true);
  });

  test('first from the centre takes the tile and one step on the broken glass track', () => {
    const position = arrange((G, me) => {
      G.centre = ['orange', 'orange', 'blue', 'orange'];
      G.starter = 1;
      me.strips[0] = ORANGE_THRICE;
    });
    const G = pick(position, { from: 'centre', colour: 'orange' });
    expect(G).toMatchObject({ centre: ['blue'], tileInCentre: false, starter: 0 });
    expect(G.players['0'].glass).toBe(1);
  });
});

describe('placing 3 orange panes', () => {
  const position = arrange((G, me) => {
    G.displays[0] = ['orange', 'orange', 'orange', 'blue'];
    me.strips = [ORANGE_THRICE, ORANGE_ONCE, ORANGE_THRICE, null, null, null, null, ONLY_JOKERS_FOR_ORANGE];
    me.glazier = 1;
  });

  test('is refused to the left of the glazier, on a strip that is gone, or into the tower', () => {
    for (const slot of [0, 3, null]) {
      expect(() => pick(position, { colour: 'orange', slot })).toThrow(/invalid_move/);
    }
  });

  test('breaks the panes that do not fit', () => {
    const { players, tower } = pick(position, { colour: 'orange', slot: 1 });
    expect(players['0']).toMatchObject({ glazier: 1, glass: 2 });
    expect(tower).toEqual(['orange', 'orange']);
  });

  test('moves the glazier to a strip on the right', () => {
    const me = pick(position, { colour: 'orange', slot: 2 }).players['0'];
    expect(me).toMatchObject({ glazier: 2, glass: 0 });
    expect(me.strips[2]?.panes).toEqual([null, 'orange', 'orange', 'orange', null]);
  });

  test('fills joker spaces', () => {
    const me = pick(position, { colour: 'orange', slot: 7, jokers: 2 }).players['0'];
    expect(me.strips[7]?.panes).toEqual(['orange', 'orange', null, 'orange', 'orange']);
    expect(me.glass).toBe(1);
  });
});

test('the player chooses between coloured and joker spaces where there is more room than panes', () => {
  const position = arrange((G, me) => {
    G.displays = [['white', 'white']];
    me.strips = [JOKERS];
  });
  expect(legalMoves(position)).toMatchObject([{ args: [{ jokers: 1 }] }, { args: [{ jokers: 2 }] }]);
});

describe('a completed strip', () => {
  const position = arrange((G, me) => {
    G.displays[0] = ['pink', 'blue', 'blue', 'blue'];
    G.indicator[0] = 'orange';
    me.strips[4] = ALMOST_FULL;
    me.windows[5] = ['white'];
    me.windows[7] = ['white', 'blue'];
  });

  test('scores 2 for the colour and 5 for the window, and is flipped', () => {
    const { players, tower } = pick(position, { slot: 4, keep: 'yellow' });
    expect(players['0']).toMatchObject({ score: 2 + 5, glazier: 4 });
    expect(players['0'].windows[4]).toEqual(['yellow']);
    expect(players['0'].strips[4]).toEqual(strip(2, 'front'));
    expect(tower).toEqual(['pink', 'orange', 'orange', 'pink']);
  });

  test('leaves the game with the second pane of its window', () => {
    const second = structuredClone(position);
    second.G.players['0'].windows[4] = ['blue'];
    const me = pick(second, { slot: 4, keep: 'pink' }).players['0'];
    expect(me.windows[4]).toEqual(['blue', 'pink']);
    expect(me).toMatchObject({ score: 2 + 5, glazier: 4 });
    expect(me.strips[4]).toBeNull();
  });

  test('needs one of its panes to be kept', () => {
    for (const keep of ['blue', null] as const) {
      expect(() => pick(position, { slot: 4, keep })).toThrow(/invalid_move/);
    }
  });
});

test('broken glass costs 18 at the end of the track and continues from the top', () => {
  const position = arrange((G, me) => {
    G.displays[0] = ['pink', 'pink', 'pink', 'blue'];
    me.strips.fill(null);
    me.glass = 7;
  });
  expect(pick(position, { slot: null }).players['0']).toMatchObject({ score: -18, lost: 18, glass: 2 });
});

test('the glazier moves back to the leftmost strip, but only once', () => {
  const position = arrange((_, me) => {
    me.strips[0] = null;
    me.glazier = 6;
  });
  const next = play(position, 'moveBack', []);
  expect(next.G.players['0'].glazier).toBe(1);
  const again = arrange((_, me) => {
    me.glazier = 0;
  });
  expect(() => play(again, 'moveBack', [])).toThrow(/invalid_move/);
});

test('the glazier never moves back to the right', () => {
  const position = arrange((_, me) => {
    me.strips[0] = null;
    me.glazier = 0;
  });
  expect(() => play(position, 'moveBack', [])).toThrow(/invalid_move/);
});

test('the end of a round fills the displays from the bag, then from the tower', () => {
  const position = arrange((G, me) => {
    G.displays = [['pink'], [], [], [], []];
    G.bag = ['white', 'white', 'white'];
    G.tower = ['blue', 'blue'];
    G.indicator = ['yellow', 'orange'];
    G.starter = 1;
    me.strips.fill(null);
  });
  const { G, ctx } = play(position, 'pick', [{ from: 0, colour: 'pink', slot: null, jokers: 0, keep: null }]);
  expect(G.displays.map(({ length }) => length)).toEqual([4, 3, 0, 0, 0]);
  expect(G.displays.flat().toSorted()).toEqual(['blue', 'blue', 'pink', 'white', 'white', 'white', 'yellow']);
  expect(G).toMatchObject({ bag: [], tower: [], indicator: ['orange'], tileInCentre: true });
  expect(ctx.currentPlayer).toBe('1');
});

describe('final scoring', () => {
  const me = newGame(2, 1).G.players['0'];

  test('gives a point for every 3 panes left on strips', () => {
    const full: Strip['panes'] = ['pink', 'white', 'pink', 'white', 'pink'];
    const strips = [strip(0, 'front', full), null, strip(1, 'front', ['blue', 'orange', null, null, null])];
    expect(leftoverPoints({ ...me, strips })).toBe(2);
  });

  test('counts the panes around each ornament on side A', () => {
    const panes = [2, 2, 2, 2, 1, 0, 0, 2];
    const windows = panes.map((count) => Array<Colour>(count).fill('blue'));
    expect(palacePoints({ ...me, windows }, 'A')).toBe(10 + 10 + 0 + 3);
  });

  test('multiplies complete windows by the best colour on side B', () => {
    const pair: Colour[] = ['orange', 'blue'];
    const windows: Colour[][] = [pair, pair, pair, pair, ['orange'], [], [], []];
    expect(palacePoints({ ...me, windows }, 'B')).toBe(4 * 5);
  });
});
