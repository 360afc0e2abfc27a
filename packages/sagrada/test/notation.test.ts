import { describe, expect, test } from 'vitest';
import { sagrada, sagradaText, type Event } from '../src/index.ts';
import { dealt, play, SETUP_2, SETUP_SOLO, table } from './table.ts';

const LINES: readonly (readonly [string, Event])[] = [
  ['0 choose lux-astram', { type: 'choose', player: 0, pattern: 'lux-astram' }],
  ['3 choose ?', { type: 'choose', player: 3, pattern: null }],
  ['roll 10 R1 P6', { type: 'roll', round: 10, dice: ['R1', 'P6'] }],
  ['1 Y3@D4', { type: 'place', player: 1, die: 'Y3', cell: 'D4' }],
  ['0 grozing-pliers B5=6@B3', { type: 'tool', player: 0, tool: 'grozing-pliers', die: 'B5', value: 6, cell: 'B3' }],
  [
    '0 lens-cutter Y6~10:B6@A5 pay G2',
    { type: 'tool', player: 0, tool: 'lens-cutter', die: 'Y6', round: 10, track: 'B6', cell: 'A5', pay: 'G2' },
  ],
  ['0 running-pliers Y4@C5', { type: 'tool', player: 0, tool: 'running-pliers', die: 'Y4', cell: 'C5' }],
  ['0 eglomise-brush A1-A5', { type: 'tool', player: 0, tool: 'eglomise-brush', moves: [{ from: 'A1', to: 'A5' }] }],
  [
    '0 tap-wheel A1-C2,B1-C3',
    {
      type: 'tool',
      player: 0,
      tool: 'tap-wheel',
      moves: [
        { from: 'A1', to: 'C2' },
        { from: 'B1', to: 'C3' },
      ],
    },
  ],
  ['0 flux-brush R3', { type: 'tool', player: 0, tool: 'flux-brush', die: 'R3' }],
  ['0 glazing-hammer pay B1', { type: 'tool', player: 0, tool: 'glazing-hammer', pay: 'B1' }],
  ['rerolled R5 B2', { type: 'rerolled', dice: ['R5', 'B2'] }],
  ['drawn P', { type: 'drawn', colour: 'P' }],
  ['0 settle C3', { type: 'settle', player: 0, cell: 'C3' }],
  ['0 settle pool', { type: 'settle', player: 0 }],
  ['0 settle 4@C3', { type: 'settle', player: 0, cell: 'C3', value: 4 }],
  ['0 settle 4@pool', { type: 'settle', player: 0, value: 4 }],
  ['2 done', { type: 'done', player: 2 }],
  ['end', { type: 'end' }],
  ['abandoned', { type: 'abandoned' }],
  ['reveal private=R,P', { type: 'reveal', private: [['R'], ['P']] }],
  ['reveal patterns=virtus,?', { type: 'reveal', patterns: ['virtus', null] }],
];

describe('events as text', () => {
  test.each(LINES)('%s', (line, event) => {
    expect(sagradaText.writeEvent(event)).toBe(line);
    expect(sagradaText.readEvent(line)).toEqual({ ok: true, value: event });
    expect(sagradaText.readEvent(`  ${line.replaceAll(' ', '   ')} `)).toEqual({ ok: true, value: event });
  });

  test.each([SETUP_2, SETUP_SOLO])('a setup survives writing and reading', (line) => {
    const read = sagradaText.readEvent(line);
    expect(read.ok && sagradaText.writeEvent(read.value)).toBe(line);
  });

  test.each([
    ['', 'type'],
    ['nonsense', 'type'],
    ['0', 'line'],
    ['0 done done', 'line'],
    ['0 choose', 'tool'],
    ['0 settle', 'tool'],
    ['0 settle E9', 'cell'],
    ['0 settle x', 'line'],
    ['0 R3', 'cell'],
    ['0 R3@', 'tool'],
    ['0 R9@A1', 'die'],
    ['7 done', 'player'],
    ['0 lathekin A1-A2', 'moves'],
    ['0 lathekin A1-A2,A3', 'line'],
    ['0 grinding-stone B5=6@B3', 'value'],
    ['0 grinding-stone B5@B3 extra', 'line'],
    ['0 grinding-stone B5@B3 pay', 'line'],
    ['0 grinding-stone B5@B3 pay G1 G2', 'line'],
    ['0 grinding-stone B5@B3 pay X1', 'pay'],
    ['roll x R1', 'round'],
    ['roll 11 R1', 'round'],
    ['drawn', 'line'],
    ['drawn R R', 'line'],
    ['end now', 'line'],
    ['setup', 'start'],
    ['reveal private=X', 'private[0][0]'],
    ['reveal private', 'private[0][0]'],
  ])('%j is refused', (line, path) => {
    const read = sagradaText.readEvent(line);
    expect(read.ok ? 'fine' : read.problems.map((found) => found.path)).toContain(path);
  });
});

describe('positions as text', () => {
  const position = () =>
    table({
      seats: [{ pattern: 'comitas', dice: 'A2R3 B1B6', own: 'P' }, { own: 'G' }],
      pool: 'R3 B1',
      track: '1G4 1Y3',
      round: 2,
    });

  test('a line names everything', () => {
    expect(sagradaText.writePosition(position())).toBe(
      'players=2 dealt=3 first=- index=9 phase=turn abandoned=no round=2 start=0 turn=0 skips=0 drafted=no tooled=no ' +
        'flux=- fluxIndex=-1 hand=- bag=16.17.17.16.18 pool=R3.B1 track=1G4.1Y3 paid=- ' +
        'tools=lathekin.tap-wheel.grozing-pliers toolTokens=0.0.0 spent=0 ' +
        'objectives=light-shades.deep-shades.color-variety ' +
        'seat0=comitas:5:P:chromatic-splendor.comitas.suns-glory.firelight:A2R3.B1B6 ' +
        'seat1=batllo:5:G:batllo.bellesguard.shadow-thief.sun-catcher:-',
    );
  });

  test('reading it back gives an equal position', () => {
    const line = sagradaText.writePosition(position());
    const read = sagradaText.readPosition(line);
    expect(read.ok && sagradaText.writePosition(read.value)).toBe(line);
    expect(read.ok && sagrada.view(read.value, 0)).toEqual(sagrada.view(position(), 0));
  });

  test.each([
    ['before anybody chose', () => dealt(2, SETUP_2), []],
    ['while windows are chosen', () => dealt(2, SETUP_2), ['1 choose virtus']],
    [
      'with a tool at work',
      () => table({ pool: 'R3 B1', tools: ['flux-brush', 'lathekin', 'tap-wheel'] }),
      ['0 flux-brush B1'],
    ],
  ])('a game that was abandoned %s', (_, make, lines) => {
    const abandoned = make();
    play(abandoned, ...lines, 'abandoned');
    const line = sagradaText.writePosition(abandoned);
    const read = sagradaText.readPosition(line);
    expect(read.ok && sagradaText.writePosition(read.value)).toBe(line);
  });

  test('a start with chosen options', () => {
    const line = sagradaText.writePosition(sagrada.start({ tools: 5, start: 0 }, 1));
    expect(line).toContain('players=1 dealt=5 first=0 index=0 phase=setup');
    const read = sagradaText.readPosition(line);
    expect(read.ok && read.value.options).toEqual({ tools: 5, start: 0 });
  });

  test.each([
    ['', 'players'],
    ['players=2', 'players=5', 'players'],
    ['dealt=3', 'dealt=4', 'players'],
    ['first=-', 'first=4', 'players'],
    ['index=9', 'index=-1', 'index'],
    ['index=9', 'index=x', 'index'],
    ['phase=turn', 'phase=nap', 'phase'],
    ['abandoned=no', 'abandoned=maybe', 'abandoned'],
    ['round=2', 'round=11', 'round'],
    ['start=0', 'start=2', 'start'],
    ['start=0', 'start=4', 'start'],
    ['turn=0', 'turn=9', 'turn'],
    ['turn=0', 'turn=5', 'turn'],
    ['flux=-', 'flux=saw', 'flux'],
    ['flux=-', 'flux=flux-brush', 'flux'],
    ['hand=-', 'hand=R1', 'hand'],
    ['bag=16', 'bag=17', 'bag'],
    ['bag=16', 'bag=19', 'bag'],
    ['bag=16.17', 'bag=16', 'bag'],
    ['pool=R3', 'pool=R7', 'pool'],
    ['pool=R3', 'pool=G3', 'bag'],
    ['track=1G4', 'track=0G4', 'track'],
    ['track=1G4', 'track=11G4', 'track'],
    ['track=1G4', 'track=2G4', 'track'],
    ['track=1G4', 'track=G4', 'track'],
    ['tools=lathekin', 'tools=saw', 'tools'],
    ['tools=lathekin', 'tools=tap-wheel', 'tools'],
    ['tools=lathekin.', 'tools=', 'tools'],
    ['toolTokens=0.0.0', 'toolTokens=0.0', 'toolTokens'],
    ['toolTokens=0', 'toolTokens=25', 'toolTokens'],
    ['objectives=light', 'objectives=dark', 'objectives'],
    ['seat0=comitas', 'seat0=nothing', 'seat0'],
    ['seat0=comitas', 'seat0=virtus', 'seat0'],
    ['seat0=comitas', 'seat0=?', 'phase'],
    ['seat0=comitas', 'seat0=-', 'phase'],
    ['comitas:5', 'comitas:x', 'seat0'],
    [':P:', ':X:', 'seat0'],
    [':P:', ':G:', 'seat1'],
    ['suns-glory.firelight', 'suns-glory.virtus', 'seat0'],
    [':A2R3', ':E2R3', 'seat0'],
    ['A2R3.B1B6', 'A2R3.A2B6', 'seat0'],
    ['A2R3', 'A2R9', 'seat0'],
    ['seat1=', 'seat9=', 'seat1'],
  ])('%j as %j: %s is wrong', (from, to, path?: string) => {
    const whole = sagradaText.writePosition(position());
    const read = sagradaText.readPosition(path === undefined ? from : whole.replace(from, to));
    expect(read.ok ? 'fine' : read.problems.map((found) => found.path)).toContain(path ?? to);
  });
});

describe('the key of a position', () => {
  test('ignores differences that decide nothing', () => {
    const key = (pool: string, track: string) => sagrada.key(table({ pool, track, round: 3 }));
    expect(key('R1 B2', '1G4 1Y3')).toBe(key('B2 R1', '1Y3 1G4'));
  });

  test.each([
    ['the pool', { pool: 'R2' }],
    ['the track', { track: '1G4' }],
    ['the round', { round: 3 }],
    ['the turn', { turn: 3 }],
    ['the draft', { drafted: true }],
    ['the tool', { tooled: true }],
    ['tokens on tools', { tokensOn: [1, 0, 0] }],
    ['the tools', { tools: ['lathekin', 'tap-wheel', 'flux-brush'] as const }],
    ['the objectives', { objectives: 'light-shades.deep-shades.shade-variety' }],
    ['dice in a window', { seats: [{ dice: 'A2R1' }, {}] }],
    ['tokens of a seat', { seats: [{ tokens: 1 }, {}] }],
    ['the private objective', { seats: [{ own: 'P' }, {}] }],
  ])('tells apart %s', (_, change) => {
    const usual = { pool: 'R1', round: 2 };
    expect(sagrada.key(table({ ...usual, ...change }))).not.toBe(sagrada.key(table(usual)));
  });
});
