import { describe, expect, test } from 'vitest';
import { fairLuck, FastRandom } from '@leadlight/core';
import { DISPLAYS, sintra, sintraText, type Colour, type Options, type Position } from '../src/index.ts';
import { drawn, legal, options, play, refusals, section, why, word } from './table.ts';

const HOUSE: Options = { side: 'A', scoreFloor: false, strips: 'house' };
const ROW = '1f 2f 3f 4f 5f 6f 7f 8f';
const OTHER_ROW = '8f 7b 6b 5b 4b 3b 2b 1b';
const SETUP = `setup 1 | ${ROW} | ${OTHER_ROW} | P WBYOP`;

const started = (players = 2, chosen = HOUSE): Position => sintra.start(chosen, players);

function ready(): Position {
  const position = started();
  play(position, SETUP);
  return position;
}

describe('the box', () => {
  test('R-01: 2 to 4 players, and 20 panes of each of 5 colours', () => {
    expect(sintra.players).toEqual({ least: 2, most: 4 });
    const all = { pink: 20, orange: 20, yellow: 20, blue: 20, white: 20 };
    for (const players of [2, 3, 4]) expect(sintra.view(started(players), null).bag).toEqual(all);
    for (const players of [1, 5, 2.5]) {
      const wrong = { path: 'players', reason: { rule: 'R-01', key: 'field-wrong', args: { path: 'players' } } };
      expect(sintra.parseOptions({}, players)).toEqual({ ok: false, problems: [wrong] });
    }
    for (const players of [2, 3, 4]) expect(sintra.parseOptions({}, players).ok).toBe(true);
  });

  test('R-02: 5, 7 or 9 displays', () => {
    const counts = [2, 3, 4].map((players) => sintra.view(started(players), null).displays.length);
    expect(counts).toEqual([5, 7, 9]);
    expect(DISPLAYS).toEqual({ 2: 5, 3: 7, 4: 9 });
  });

  test('R-02: a fill has a list for each display', () => {
    const position = ready();
    expect(why(position, 'fill 1 PPPP PPPP PPPP OOOO OOOO OOOO OOOO')).toEqual([
      { rule: 'R-02', key: 'fill-displays', args: { displays: 7, expected: 5 } },
    ]);
    expect(refusals(position, 'fill 1 PPPP PPPP PPPP OOOO OOOO')).toEqual([]);
  });

  test('R-02, R-13: a pick from a display outside the game is refused', () => {
    const position = ready();
    play(position, 'fill 1 PPPP PPPP PPPP OOOO OOOO');
    expect(why(position, '1 5P>2')).toEqual([
      { rule: 'R-02', key: 'no-such-display', args: { display: 5, displays: 5 } },
    ]);
    expect(refusals(position, '1 4P>2')).toEqual(['R-13 none-on-display']);
  });

  test('R-03: every player has 8 windows, 8 strips of 5 spaces, a glazier and two markers', () => {
    const { seats } = sintra.view(ready(), 0);
    expect(seats).toHaveLength(2);
    for (const { strips, windows } of seats) {
      expect(strips.map((strip) => strip?.spaces.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
      expect(windows.map(({ value }) => value)).toEqual([4, 3, 3, 2, 2, 1, 1, 2]);
      expect(windows.every(({ top, bottom }) => top === null && bottom === null)).toBe(true);
    }
  });

  test('R-03: a setup has a row of strips for each player', () => {
    expect(why(started(3), SETUP)).toEqual([{ rule: 'R-03', key: 'setup-seats', args: { seats: 2, players: 3 } }]);
    expect(refusals(started(3), `setup 1 | ${ROW} | ${ROW} | ${ROW} | P WBYOP`)).toEqual([]);
  });

  test('R-04: one palace side for all, A or B', () => {
    for (const side of ['A', 'B']) expect(sintra.parseOptions({ side }, 2).ok).toBe(true);
    const refused = sintra.parseOptions({ side: 'C' }, 2);
    expect(refused.ok ? [] : refused.problems.map(({ reason }) => reason.rule)).toEqual(['R-04']);
    expect(sintra.view(started(2, { ...HOUSE, side: 'B' }), null).options.side).toBe('B');
  });
});

describe('the boards', () => {
  test('R-05: each player gets the 8 strips in any order, either side up', () => {
    const position = ready();
    expect(section(position, 'strips0')).toBe('1f,2f,3f,4f,5f,6f,7f,8f'.replaceAll('f', 'f:.....'));
    expect(section(position, 'strips1')).toBe(OTHER_ROW.replaceAll(' ', ':.....,') + ':.....');
  });

  test('R-05: each strip is there once', () => {
    const twice = '1f 1b 3f 4f 5f 6f 7f 8f';
    expect(why(started(), `setup 1 | ${ROW} | ${twice} | P WBYOP`)).toEqual([
      { rule: 'R-05', key: 'setup-strips', args: { seat: 1 } },
    ]);
  });

  test('R-05: the strip with the joker spaces starts joker side down', () => {
    const up = '1f 2f 8b 4f 5f 6f 7f 3f';
    expect(why(started(), `setup 1 | ${up} | ${ROW} | P WBYOP`)).toEqual([
      { rule: 'R-05', key: 'setup-joker-up', args: { seat: 0, slot: 2 } },
    ]);
    expect(why(started(), `setup 1 | ${ROW} | 8b 2f 3f 4f 5f 6f 7f 1f | P WBYOP`)).toEqual([
      { rule: 'R-05', key: 'setup-joker-up', args: { seat: 1, slot: 0 } },
    ]);
  });

  test('R-05: the reverse of a strip is public', () => {
    const { strips } = sintra.view(ready(), null).seats[0];
    expect(strips[0]).toEqual({
      id: 1,
      side: 'front',
      spaces: ['pink', 'white', 'pink', 'white', 'pink'].map((takes) => ({ takes, pane: null })),
      reverse: ['white', 'blue', 'pink', 'blue', 'white'],
    });
    expect(strips[7]?.reverse).toEqual(['orange', 'joker', 'white', 'joker', 'orange']);
  });

  test('R-06, R-07: glaziers start on the left, scores at 0, markers on top', () => {
    for (const seat of sintra.view(ready(), null).seats) {
      expect([seat.glazier, seat.score, seat.glass]).toEqual([0, 0, { marker: 0, value: 0, lost: 0 }]);
    }
  });

  test('R-08: one pane of each colour on spaces II to VI, one of any colour on space I', () => {
    const position = ready();
    const view = sintra.view(position, null);
    expect(view.indicator).toEqual(['pink', 'white', 'blue', 'yellow', 'orange', 'pink']);
    expect(view.bonus).toBe('pink');
    expect(view.bag).toEqual({ pink: 18, orange: 19, yellow: 19, blue: 19, white: 19 });
    for (const first of ['P', 'O', 'Y', 'B', 'W']) {
      expect(refusals(started(), `setup 1 | ${ROW} | ${ROW} | ${first} WBYOP`)).toEqual([]);
    }
    expect(why(started(), `setup 1 | ${ROW} | ${ROW} | P WBYOO`)).toEqual([
      { rule: 'R-08', key: 'setup-indicator', args: {} },
    ]);
  });

  test('R-09: the starting player holds the tile', () => {
    const position = started();
    const trace = play(position, SETUP);
    const indicator: Colour[] = ['pink', 'white', 'blue', 'yellow', 'orange', 'pink'];
    expect(trace).toEqual([{ type: 'set-up', rule: 'R-09', seat: 1, indicator }]);
    expect(sintra.view(position, null).tile).toBe(1);
  });

  test('R-09: only a seat at the table starts, and only the one the creator chose', () => {
    expect(why(started(), SETUP.replace('setup 1', 'setup 2'))).toEqual([
      { rule: 'R-09', key: 'setup-start', args: { start: 2 } },
    ]);
    const chosen = (start: number): Position => started(2, { ...HOUSE, start });
    expect(refusals(chosen(0), SETUP)).toEqual(['R-09 setup-start']);
    expect(refusals(chosen(1), SETUP)).toEqual([]);
  });

  test('all problems of a setup are reported, in the order of the rules', () => {
    const wrong = `setup 3 | 1f 1f 8b 4f 5f 6f 7f 3f | ${ROW} | ${ROW} | P WBYOO`;
    expect(refusals(started(), wrong)).toEqual([
      'R-03 setup-seats',
      'R-05 setup-strips',
      'R-05 setup-joker-up',
      'R-08 setup-indicator',
      'R-09 setup-start',
    ]);
  });

  test('R-10: every display gets 4 panes from the bag', () => {
    const position = ready();
    const trace = play(position, 'fill 1 PPOW YYYY OOBB WWWW PBOY');
    expect(trace.slice(0, 1)).toEqual([
      { type: 'display-filled', rule: 'R-10', display: 0, panes: ['pink', 'pink', 'orange', 'white'] },
    ]);
    expect(trace.map(({ rule }) => rule)).toEqual(['R-10', 'R-10', 'R-10', 'R-10', 'R-10', 'R-11']);
    expect(sintra.view(position, null).displays.map(word)).toEqual(['PPOW', 'YYYY', 'OOBB', 'WWWW', 'POYB']);
    expect(section(position, 'bag')).toBe('P15,O15,Y14,B16,W14');
    expect(legal(position)).toContain('4P>2');
  });

  test('R-10, R-44: a fill with other sizes is refused', () => {
    expect(why(ready(), 'fill 1 PPO YYYY OOBB WWWW PBOY')).toEqual([
      { rule: 'R-44', key: 'fill-size', args: { display: 0, expected: 4 } },
    ]);
  });
});

describe('chance', () => {
  const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

  test('R-05, R-08, R-09: has labels for the parts of a setup, but none for a chosen start', () => {
    const labels = ['start', 'strips:0', 'strips:1', 'indicator'];
    expect(sintra.toAct(started())).toEqual({ kind: 'chance', event: 'setup', labels });
    const chosen = sintra.toAct(started(2, { ...HOUSE, start: 0 }));
    expect(chosen).toEqual({ kind: 'chance', event: 'setup', labels: labels.slice(1) });
    expect(sintra.toAct(ready())).toEqual({ kind: 'chance', event: 'fill', labels: ['fill:1'] });
  });

  test('R-05, R-08, R-09: gives the same setup for the same seed', () => {
    const luck = fairLuck('sintra', SEED, ['ada', 'b_2']);
    const setup = drawn(started(), 'setup', luck);
    expect(sintraText.writeEvent(setup)).toBe('setup 0 | 8f 4f 7f 1b 3f 6b 2b 5b | 2b 3f 1b 4f 7b 6b 8f 5f | B OYPWB');
    const chosen = sintra.draw(started(2, { ...HOUSE, start: 1 }), luck);
    expect(chosen).toEqual({ ...setup, start: 1 });
  });

  test('R-05: puts the joker side down, whichever side of which strip it is', () => {
    const jokers = ['pink', 'joker', 'joker', 'blue', 'white'];
    const plain = ['pink', 'orange', 'yellow', 'blue', 'white'];
    const strips = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, front: id === 3 ? jokers : plain, back: plain }));
    const custom = options({ strips });
    const sides = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const random = new FastRandom(seed);
      const setup = drawn(started(2, custom), 'setup', () => random);
      for (const { id, side } of setup.strips.flat()) sides.add(`${id}${side}`);
      expect(sintra.why(started(2, custom), setup)).toEqual([]);
    }
    expect(sides).not.toContain('3front');
    expect(sides.size).toBe(15);
  });

  test('R-08: makes every remaining pane equally likely for space I, and every order for II to VI', () => {
    const firsts = new Map<string, number>();
    const orders = new Set<string>();
    const random = new FastRandom(7);
    for (let i = 0; i < 2000; i++) {
      const setup = drawn(started(), 'setup', () => random);
      firsts.set(setup.indicator[0], (firsts.get(setup.indicator[0]) ?? 0) + 1);
      orders.add(setup.indicator.slice(1).join());
    }
    expect([...firsts.values()].every((count) => count > 300 && count < 500)).toBe(true);
    expect(orders.size).toBe(120);
  });

  test('changes nothing when drawn, and only takes effect when dealt', () => {
    const luck = fairLuck('sintra', SEED, ['', '']);
    const [played, dealt] = [started(), started()];
    for (const type of ['setup', 'fill'] as const) {
      const event = drawn(played, type, luck);
      expect(sintraText.writePosition(played)).toBe(sintraText.writePosition(dealt));
      expect(sintra.play(played, event)).toEqual([]);
      sintra.deal(dealt, luck);
      expect(sintraText.writePosition(played)).toBe(sintraText.writePosition(dealt));
    }
    expect(sintra.draw(played, luck)).toBeUndefined();
    sintra.deal(dealt, luck);
    expect(sintraText.writePosition(dealt)).toBe(sintraText.writePosition(played));
  });
});
