/** The contents of each refusal: the rule, the key, and the arguments that a sentence about it needs. */
import { describe, expect, test } from 'vitest';
import { sagrada, type Position } from '../src/index.ts';
import { dealt, event, play, SETUP_2, SETUP_SOLO, table } from './table.ts';

const start = (players: number, tools = 3) => sagrada.start({ tools }, players);
const said = (position: Position, line: string) =>
  sagrada.why(position, event(line)).map(({ rule, key, args }) => [rule, key, args]);

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const comitas = (given: object = {}) =>
  table({ seats: [{ pattern: 'comitas', dice: 'C2R4' }, {}], pool: 'B1 R4', ...given });

describe('refusals of the setup', () => {
  const change = (from: string, to: string) => said(start(2), SETUP_2.replace(from, to));

  test('say what was expected', () => {
    expect(change('setup 1', 'setup 3')).toEqual([['G-07', 'setup-start', { start: 3 }]]);
    expect(change('private=Y,B', 'private=Y,B,G')).toEqual([['G-03', 'setup-seats', { seats: 3, players: 2 }]]);
    expect(change('private=Y,B', 'private=Y,Y')).toEqual([['G-03', 'setup-private', { seat: 1 }]]);
    expect(change('deep-shades.', '')).toEqual([['G-06', 'setup-public', { expected: 3 }]]);
    expect(change('tap-wheel.', '')).toEqual([['G-06', 'setup-tools', { expected: 3 }]]);
    expect(change('batllo.bellesguard', 'batllo.comitas')).toEqual([['G-04', 'setup-offers', { seat: 1 }]]);
    expect(said(start(1, 2), SETUP_SOLO)).toEqual([['G-61', 'setup-tools', { expected: 2 }]]);
  });

  test('of one seat’s offers leave the other alone', () => {
    expect(change(',batllo.bellesguard.virtus.symphony-of-light', ',?')).toEqual([]);
    expect(change('offers=suns-glory.firelight.comitas.chromatic-splendor', 'offers=?')).toEqual([]);
  });
});

describe('refusals of chance', () => {
  test('say what was expected', () => {
    const roll = table({ phase: 'roll', round: 3 });
    expect(said(roll, 'roll 3 R1 R1 R1 R1 R1')).toEqual([['G-10', 'roll-round', { round: 3, expected: 4 }]]);
    expect(said(roll, 'roll 4 R1 R1')).toEqual([['G-11', 'roll-count', { count: 2, expected: 5 }]]);
    const few = table({ phase: 'roll', round: 3, track: Array.from({ length: 17 }, () => '1B1').join(' ') });
    expect(said(few, 'roll 4 B1 B1 R1 R1 R1')).toEqual([['G-01', 'roll-bag', { colour: 'B' }]]);
    const remover = comitas({
      tools: ['flux-remover', 'lathekin', 'tap-wheel'],
      track: Array.from({ length: 18 }, () => '1P1').join(' '),
    });
    play(remover, '0 flux-remover B1');
    expect(said(remover, 'drawn P')).toEqual([['G-43', 'drawn-bag', { colour: 'P' }]]);
  });
});

describe('refusals of moves', () => {
  test('of a window', () => {
    const position = dealt(2, SETUP_2);
    expect(said(position, '0 choose batllo')).toEqual([['G-04', 'not-offered', { pattern: 'batllo' }]]);
    expect(said(position, '2 choose batllo')).toEqual([['G-04', 'field-wrong', { path: 'player' }]]);
    expect(said(position, '0 done')).toEqual([['G-13', 'not-due', { due: 'choose' }]]);
  });

  test('of a placement', () => {
    const position = comitas();
    expect(said(position, '0 B1@C2')).toEqual([['G-20', 'occupied', { cell: 'C2' }]]);
    expect(said(position, '0 G1@C1')).toEqual([['G-20', 'not-in-pool', { die: 'G1' }]]);
    expect(said(position, '0 B1@A2')).toEqual([['G-22', 'not-touching', { cell: 'A2' }]]);
    expect(said(comitas({ seats: [{ pattern: 'comitas' }, {}] }), '0 B1@B3')).toEqual([
      ['G-21', 'not-on-edge', { cell: 'B3' }],
    ]);
    expect(said(position, '0 B1@D3')).toEqual([['G-23', 'printed-colour', { cell: 'D3', die: 'B1', printed: 'Y' }]]);
  });

  test('of a tool', () => {
    const tools = ['lens-cutter', 'eglomise-brush', 'cork-backed-straightedge'] as const;
    const position = comitas({ tools });
    expect(said(position, '0 lathekin A1-A2,A2-A3')).toEqual([['G-06', 'tool-absent', { tool: 'lathekin' }]]);
    expect(said(position, '0 lens-cutter B1~1:R1@C1')).toEqual([['G-89', 'track-empty', { tool: 'lens-cutter' }]]);
    expect(said(position, '0 eglomise-brush C2-C2')).toEqual([['G-82', 'own-space', { cell: 'C2' }]]);
    expect(said(position, '0 cork-backed-straightedge B1@C1')).toEqual([['G-41', 'touches-a-die', { cell: 'C1' }]]);
    expect(said(comitas({ tools, drafted: true, track: '1R1' }), '0 lens-cutter B1~1:R1@C1')).toEqual([
      ['G-31', 'tool-after-draft', { tool: 'lens-cutter' }],
    ]);
    expect(said(comitas({ tools, drafted: true }), '0 lens-cutter B1~1:R1@C1')).toEqual([
      ['G-31', 'tool-after-draft', { tool: 'lens-cutter' }],
      ['G-89', 'track-empty', { tool: 'lens-cutter' }],
    ]);
    expect(said(comitas({ tools: ['tap-wheel', 'lathekin', 'flux-brush'] }), '0 tap-wheel C2-C1')).toEqual([
      ['G-89', 'track-empty', { tool: 'tap-wheel' }],
    ]);
  });

  test('of a solo payment', () => {
    const solo = table({ seats: [{ pattern: 'comitas', dice: 'C2R4' }], pool: 'B1 B2', tools: ['eglomise-brush'] });
    expect(said(solo, '0 eglomise-brush C2-C1 pay B6')).toEqual([['G-91', 'pay-not-in-pool', { die: 'B6' }]]);
    play(solo, '0 eglomise-brush C2-C1 pay B1', '0 done');
    expect(said(solo, '0 eglomise-brush C1-B1 pay B2')).toEqual([['G-64', 'tool-spent', { tool: 'eglomise-brush' }]]);
  });
});

describe('the shape of an event', () => {
  const wrong = (json: object): string[] => {
    const parsed = sagrada.parseEvent(json);
    return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${path} ${reason.rule} ${reason.key}`);
  };
  const SETUP = {
    type: 'setup',
    start: 0,
    private: [['R'], ['Y']],
    public: ['light-shades', 'deep-shades', 'color-variety'],
    tools: ['lathekin', 'tap-wheel', 'flux-brush'],
    offers: [null, null],
  };
  const tool = (id: string, more: object) => ({ type: 'tool', player: 0, tool: id, ...more });
  const draft = { die: 'R1', cell: 'A1' };
  const move = { from: 'A1', to: 'A2' };

  test.each([
    [SETUP],
    [{ type: 'choose', player: 3, pattern: null }],
    [{ type: 'roll', round: 10, dice: ['R1'] }],
    [{ type: 'place', player: 0, ...draft, by: 'bot:greedy', legal: 12 }],
    [tool('grozing-pliers', { ...draft, value: 6, pay: 'P1' })],
    [tool('lens-cutter', { ...draft, round: 1, track: 'G6' })],
    [tool('tap-wheel', { moves: [move] })],
    [tool('tap-wheel', { moves: [move, move] })],
    [tool('lathekin', { moves: [move, move] })],
    [tool('glazing-hammer', {})],
    [{ type: 'reveal', private: [['R', 'Y']] }],
  ])('%j is valid', (json) => {
    expect(wrong(json)).toEqual([]);
  });

  test.each([
    [{ ...SETUP, start: 4 }, 'start G-12 field-wrong'],
    [{ ...SETUP, start: undefined }, 'start G-06 field-missing'],
    [{ ...SETUP, private: [] }, 'private G-03 field-wrong'],
    [{ ...SETUP, private: [['R'], [], ['Y'], ['G'], ['B']] }, 'private G-03 field-wrong'],
    [{ ...SETUP, private: [['R', 'Y', 'G']] }, 'private[0] G-03 field-wrong'],
    [{ ...SETUP, private: [['X']] }, 'private[0][0] G-01 field-wrong'],
    [{ ...SETUP, public: ['light-shades'] }, 'public G-06 field-wrong'],
    [{ ...SETUP, public: ['dark'] }, 'public G-06 field-wrong'],
    [{ ...SETUP, public: ['dark', 'light-shades'] }, 'public[0] G-06 field-wrong'],
    [{ ...SETUP, tools: [] }, 'tools G-06 field-wrong'],
    [{ ...SETUP, tools: Array.from({ length: 6 }, () => 'lathekin') }, 'tools G-06 field-wrong'],
    [{ ...SETUP, tools: ['saw'] }, 'tools[0] G-06 field-wrong'],
    [{ ...SETUP, offers: [] }, 'offers G-04 field-wrong'],
    [{ ...SETUP, offers: [['virtus']] }, 'offers[0] G-04 field-wrong'],
    [{ ...SETUP, offers: [['virtus', 'x', 'virtus', 'virtus']] }, 'offers[0][1] G-04 field-wrong'],
    [{ type: 'choose', player: 4, pattern: null }, 'player G-12 field-wrong'],
    [{ type: 'choose', player: -1, pattern: null }, 'player G-12 field-wrong'],
    [{ type: 'choose', player: 0, pattern: 'x' }, 'pattern G-04 field-wrong'],
    [{ type: 'choose', player: 0 }, 'pattern G-04 field-missing'],
    [{ type: 'roll', round: 0, dice: [] }, 'round G-10 field-wrong'],
    [{ type: 'roll', round: 11, dice: [] }, 'round G-10 field-wrong'],
    [{ type: 'roll', round: 1, dice: Array.from({ length: 10 }, () => 'R1') }, 'dice G-11 field-wrong'],
    [{ type: 'roll', round: 1, dice: ['R0'] }, 'dice[0] G-01 field-wrong'],
    [{ type: 'roll', round: 1 }, 'dice G-11 field-missing'],
    [{ type: 'place', player: 0, die: 'R1', cell: 'A6' }, 'cell G-20 field-wrong'],
    [{ type: 'place', player: 0, die: 7, cell: 'A1' }, 'die G-01 field-wrong'],
    [{ type: 'place', player: 0, cell: 'A1' }, 'die G-20 field-missing'],
    [{ type: 'rerolled' }, 'dice G-39 field-missing'],
    [{ type: 'drawn', colour: 'pink' }, 'colour G-01 field-wrong'],
    [{ type: 'drawn' }, 'colour G-43 field-missing'],
    [{ type: 'settle', player: 0, value: 7 }, 'value G-01 field-wrong'],
    [{ type: 'settle' }, 'player G-43 field-missing'],
    [{ type: 'done' }, 'player G-13 field-missing'],
    [{ type: 'end', player: 0 }, 'player G-50 field-misplaced'],
    [{ type: 'abandoned', dice: [] }, 'dice record field-misplaced'],
    [{ type: 'reveal', offers: [null] }, 'offers[0] G-04 field-wrong'],
    [{ type: 'reveal', patterns: ['x'] }, 'patterns[0] G-04 field-wrong'],
    [{ type: 'reveal', private: [null] }, 'private[0] G-03 field-wrong'],
    [{ type: 'reveal', private: [] }, 'private G-03 field-wrong'],
    [{ type: 'reveal', player: 0 }, 'player G-99 field-misplaced'],
    [{ type: 'done', player: 0, by: '' }, 'by record field-wrong'],
    [{ type: 'done', player: 0, legal: 0 }, 'legal record field-wrong'],
    [tool('saw', draft), 'tool record event-unknown'],
    [{ type: 'tool', player: 0 }, 'tool record event-unknown'],
    [tool('grozing-pliers', draft), 'value G-33 field-missing'],
    [tool('grinding-stone', { ...draft, pay: 'X1' }), 'pay G-64 field-wrong'],
    [tool('grinding-stone', { die: 'R1' }), 'cell G-42 field-missing'],
    [tool('cork-backed-straightedge', { cell: 'A1' }), 'die G-41 field-missing'],
    [tool('running-pliers', { ...draft, round: 1 }), 'round G-40 field-misplaced'],
    [tool('lens-cutter', draft), 'round G-37 field-missing'],
    [tool('lens-cutter', { ...draft, round: 1 }), 'track G-37 field-missing'],
    [tool('flux-brush', draft), 'cell G-38 field-misplaced'],
    [tool('flux-remover', {}), 'die G-43 field-missing'],
    [tool('glazing-hammer', { die: 'R1' }), 'die G-39 field-misplaced'],
    [tool('eglomise-brush', {}), 'moves G-34 field-missing'],
    [tool('eglomise-brush', { moves: [move, move] }), 'moves G-34 field-wrong'],
    [tool('copper-foil-burnisher', { moves: [] }), 'moves G-35 field-wrong'],
    [tool('copper-foil-burnisher', {}), 'moves G-35 field-missing'],
    [tool('lathekin', { moves: [move] }), 'moves G-36 field-wrong'],
    [tool('tap-wheel', { moves: [] }), 'moves G-44 field-wrong'],
    [tool('tap-wheel', { moves: [move, move, move] }), 'moves G-44 field-wrong'],
    [tool('tap-wheel', { moves: [{ from: 'A1' }] }), 'moves[0].to G-32 field-missing'],
    [tool('tap-wheel', { moves: [{ from: 'A1', to: 7 }] }), 'moves[0].to G-20 field-wrong'],
    [tool('tap-wheel', { moves: [7] }), 'moves[0] G-32 field-wrong'],
  ])('%j is invalid', (json, problem) => {
    expect(wrong(json)).toContain(problem);
  });
});
