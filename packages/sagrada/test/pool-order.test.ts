/** The order of the pool, which shows in the dice that the hammer re-rolls (docs/records.md). */
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../core/test/statements.ts';
import { sagrada, type Event } from '../src/index.ts';
import { event } from './table.ts';

const OFFERS = ['suns-glory.firelight.via-lux.industria', 'batllo.bellesguard.virtus.symphony-of-light'];

const setup = (players: number, tools: string): string =>
  [
    `setup 0 private=${players === 1 ? 'Y.B' : 'Y,B'}`,
    `public=light-shades.deep-shades${players === 1 ? '' : '.color-variety'}`,
    `tools=${tools} offers=${OFFERS.slice(0, players).join(',')}`,
  ].join(' ');

/** The problems of a running record with these events. */
function problemsWith(players: number, tools: string, lines: readonly string[]): readonly string[] {
  const choices = ['0 choose via-lux', '1 choose virtus'].slice(0, players);
  const events: readonly Event[] = [setup(players, tools), ...choices, ...lines].map(event);
  const record = {
    format: 'leadlight-record/1',
    game: 'sagrada',
    rules: '1',
    options: { tools: 3 },
    players: Array.from({ length: players }, (_, seat) => ({ name: `p${seat}` })),
    commitment: '0'.repeat(64),
    salts: Array.from({ length: players }, () => ''),
    events,
  };
  return problemsOf(sagrada, JSON.stringify(record)).map((problem) => problem.replace(/^events\[\d+\] /, ''));
}

const solo = (...lines: readonly string[]): readonly string[] =>
  problemsWith(1, 'glazing-hammer.grinding-stone.flux-remover', lines);

const pair = (...lines: readonly string[]): readonly string[] =>
  problemsWith(2, 'glazing-hammer.flux-remover.flux-brush', lines);

const WRONG = ['G-39 reroll-colour', 'G-39 reroll-colour'];

describe('the pool', () => {
  test('keeps the order of its roll', () => {
    const roll = ['roll 1 Y2 R1 B3 G4', '0 done', '0 glazing-hammer pay B3'];
    expect(solo(...roll, 'rerolled Y1 R1 G1')).toEqual([]);
    expect(solo(...roll, 'rerolled R1 Y1 G1')).toEqual(WRONG);
    expect(solo(...roll, 'rerolled Y1 G1 R1')).toEqual(WRONG);
  });

  test('loses the first equal die when one is paid', () => {
    const paid = ['roll 1 B3 R1 B3 G4', '0 done', '0 glazing-hammer pay B3'];
    expect(solo(...paid, 'rerolled R1 B1 G1')).toEqual([]);
    expect(solo(...paid, 'rerolled B1 R1 G1')).toEqual(WRONG);
  });

  test('loses the first equal die when one is drafted', () => {
    const drafted = ['roll 1 Y3 B1 Y3 G4', '0 Y3@A1', '0 done', '0 glazing-hammer pay B1'];
    expect(solo(...drafted, 'rerolled Y1 G1')).toEqual([]);
    const more = ['roll 1 R3 B1 R3 B2 G4', '0 R3@A2', '0 done', '1 done', '1 glazing-hammer'];
    expect(pair(...more, 'rerolled B1 R1 B1 G1')).toEqual([]);
    expect(pair(...more, 'rerolled R1 B1 B1 G1')).toEqual(WRONG);
  });

  test('gets a returned die at its end', () => {
    const left = ['roll 1 R3 B1 Y3 B2 G4', '0 flux-remover R3', 'drawn P', '0 settle 5@pool', '0 done'];
    const hammer = [...left, '1 done', '1 glazing-hammer'];
    expect(pair(...hammer, 'rerolled B1 Y1 B1 G1 P1')).toEqual([]);
    expect(pair(...hammer, 'rerolled P1 B1 Y1 B1 G1')).toHaveLength(5);
    expect(pair(...hammer, 'rerolled B1 Y1 B1 P1 G1')).toEqual(WRONG);
  });

  test('does not have the die that pays for the hammer', () => {
    const paid = ['roll 1 Y2 R1 B3 G4', '0 done', '0 glazing-hammer pay B3'];
    expect(solo(...paid, 'rerolled Y1 R1 B1 G1')).toEqual(['G-39 reroll-count']);
    expect(solo(...paid, 'rerolled Y1 R1 B1')).toEqual(['G-39 reroll-colour']);
  });
});

describe('a turn that running pliers skip', () => {
  const pliers = (...lines: readonly string[]): readonly string[] =>
    problemsWith(2, 'running-pliers.flux-remover.flux-brush', ['roll 1 R3 B1 Y5 B2 G4', ...lines]);

  test('has no event: the next player’s turn follows', () => {
    const last = ['0 done', '1 R3@A2', '1 running-pliers B1@B1', '1 done'];
    expect(pliers(...last, '0 done')).toEqual([]);
    expect(pliers(...last, '1 done')).toEqual(['G-12 not-your-turn']);
  });

  test('has no event: the next round follows', () => {
    const first = ['0 R3@A4', '0 running-pliers B1@A5', '0 done', '1 done', '1 done'];
    expect(pliers(...first, 'roll 2 R1 R2 R3 R4 R5')).toEqual([]);
    expect(pliers(...first, '0 done')).toEqual(['G-13 not-due']);
  });
});
