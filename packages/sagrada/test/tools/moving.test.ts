import { describe, expect, test } from 'vitest';
import { sagrada } from '../../src/index.ts';
import { event, legal, play, refusals } from '../table.ts';
import { movingWith } from './using.ts';

describe('any moving tool', () => {
  test('G-32: moves a die in the player’s own window', () => {
    expect(sagrada.why(movingWith('eglomise-brush', 'A2R4'), event('0 eglomise-brush B1-C1'))).toEqual([
      { rule: 'G-32', key: 'no-die-there', args: { cell: 'B1' } },
    ]);
  });

  test('G-82: the moved die must touch a die other than itself', () => {
    const position = movingWith('eglomise-brush', 'A2R4 B1B6');
    expect(refusals(position, '0 eglomise-brush B1-C1')).toEqual(['G-22 not-touching']);
    expect(refusals(position, '0 eglomise-brush B1-C2')).toEqual(['G-22 not-touching']);
  });

  test('G-82: the only die in a window obeys the edge rule again', () => {
    const position = movingWith('eglomise-brush', 'A2R3');
    expect(refusals(position, '0 eglomise-brush A2-C2')).toEqual(['G-21 not-on-edge']);
    expect(refusals(position, '0 eglomise-brush A2-D5')).toEqual([]);
  });

  test('G-82: the dice left behind need not stay connected', () => {
    const position = movingWith('eglomise-brush', 'A2R4 B1B6 C1G1 C2P5');
    expect(refusals(position, '0 eglomise-brush B1-B3')).toEqual([]);
  });

  test('G-82: a die cannot be put back on its own space', () => {
    const position = movingWith('eglomise-brush', 'A2R4 B1B6');
    expect(refusals(position, '0 eglomise-brush B1-B1')).toEqual(['G-82 own-space']);
    expect(legal(position, 0, 'eglomise-brush B1-B1')).toEqual([]);
    expect(refusals(position, '0 eglomise-brush B1-A2')).toEqual(['G-20 occupied']);
  });

  test('G-94: may move the die drafted in the same turn', () => {
    const position = movingWith('eglomise-brush', 'A2R4', { drafted: false });
    play(position, '0 B1@B1');
    expect(refusals(position, '0 eglomise-brush B1-A1')).toEqual([]);
  });
});
