/** The rules of the small test game, one by one. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commitmentOf, FastRandom, parseRecord, seedFromText, verifyRecord } from '@leadlight/core';
import { perft, perftByEvents } from '../../../packages/core/test/perft.ts';
import { cutRecord, playedRecord } from '../../../packages/core/test/played.ts';
import { rulesCovered } from '../../../packages/core/test/rules-covered.ts';
import {
  breakdownOf,
  isDecidedByLight,
  lancet,
  lancetText,
  type Consequence,
  type Event,
  type Position,
} from '#games/lancet';

function at(text: string): Position {
  const read = lancetText.readPosition(text);
  if (!read.ok) throw new Error(`There is no position ${text}.`);
  return read.value;
}

function event(text: string): Event {
  const read = lancetText.readEvent(text);
  if (!read.ok) throw new Error(`There is no event ${text}.`);
  return read.value;
}

const refusals = (position: Position, text: string): string[] =>
  lancet.why(position, event(text)).map(({ rule, key }) => `${rule} ${key}`);

/** Plays events and returns the position and the consequences. */
function played(from: string, ...lines: readonly string[]): { readonly text: string; readonly trace: Consequence[] } {
  const position = at(from);
  const trace: Consequence[] = [];
  for (const line of lines) expect(lancet.play(position, event(line), trace), line).toEqual([]);
  return { text: lancetText.writePosition(position), trace };
}

const after = (from: string, ...lines: readonly string[]): string => played(from, ...lines).text;

const NEW = '4 deal 0 ,-,|,-,';

describe('setup', () => {
  test('L-01: 2 to 4 players, and 10 shards of each colour', () => {
    expect([1, 2, 3, 4, 5].map((players) => lancet.parseOptions({}, players).ok)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    const full = '6 draw 5 RR,-,RRRRR|AA,-,RRAAA';
    expect(refusals(at(full), 'draw RA')).toEqual([]);
    expect(refusals(at('6 draw 5 RR,-,RRRRR|RA,-,RRAAA'), 'draw RA')).toEqual(['L-01 bag-short']);
    expect(refusals(at(NEW), 'deal RRR|AAA|JJJ')).toEqual(['L-01 no-such-seat']);
    expect(lancetText.readPosition('6 draw 5 RR,-,RRRRR|RR,-,RRAAA').ok).toBe(false);
  });

  test('L-02: each player draws 3 shards, which nobody else sees', () => {
    expect(after(NEW, 'deal RAR|ZJA')).toBe('4 choose 1 RRA,-,|AJZ,-,');
    expect(after(NEW, 'deal ?|ZJA')).toBe('4 choose 1 ???,-,|AJZ,-,');
    const position = at('4 choose 1 RRA,-,|AJZ,-,');
    expect(lancet.see(position, event('deal RAR|ZJA'), 1)).toEqual([event('deal ?|ZJA')]);
    expect(lancet.see(position, event('deal RAR|ZJA'), null)).toEqual([event('deal ?|?')]);
    expect(lancet.view(position, 0).seats.map(({ hand }) => hand)).toEqual([['ruby', 'ruby', 'amber'], null]);
    expect(lancetText.readEvent('deal RA|ZJA').ok).toBe(false);
  });

  test('L-03: a game has 4 rounds, or 6', () => {
    expect(lancet.parseOptions({}, 2)).toEqual({ ok: true, value: { rounds: 4 } });
    expect(lancet.parseOptions({ rounds: 6 }, 2)).toEqual({ ok: true, value: { rounds: 6 } });
    expect(lancet.parseOptions({ rounds: 5 }, 2).ok).toBe(false);
    expect(after('4 choose 4 RRA,-,RRR|AZ,J,AAA', '0 A')).toContain('4 end 4');
    expect(after('6 choose 4 RRA,-,RRR|AJ,Z,AAA', '0 A')).toContain('6 draw 4');
  });
});

describe('a round', () => {
  const OPEN = '4 choose 1 RRA,-,|AJZ,-,';

  test('L-04: every player chooses once, in any order, from their hand', () => {
    expect(lancet.toAct(at(OPEN))).toEqual({ kind: 'decide', seats: [0, 1] });
    expect(lancet.legal(at(OPEN), 0)).toEqual([event('0 R'), event('0 A')]);
    expect(after(OPEN, '1 Z')).toBe('4 choose 1 RRA,-,|AJ,Z,');
    expect(lancet.toAct(at('4 choose 1 RRA,-,|AJ,Z,'))).toEqual({ kind: 'decide', seats: [0] });
    expect(refusals(at(OPEN), '0 Z')).toEqual(['L-04 not-in-hand']);
    expect(refusals(at(OPEN), '0 ?')).toEqual(['L-04 choice-hidden']);
    expect(refusals(at(OPEN), '2 R')).toEqual(['L-01 no-such-seat']);
    expect(refusals(at('4 choose 1 RRA,-,|AJ,Z,'), '1 A')).toEqual(['L-04 already-chosen']);
    expect(refusals(at(OPEN), 'draw RA')).toEqual(['L-04 not-due']);
  });

  test('L-05: the shards are revealed when all have chosen, and set from the bottom up', () => {
    const chosen = at('4 choose 2 RR,A,R|AJZ,-,J');
    expect(lancet.view(chosen, 1).seats[0]).toMatchObject({ hasChosen: true, chosen: null });
    expect(lancet.view(chosen, 0).seats[0]).toMatchObject({ hasChosen: true, chosen: 'amber' });
    const { text, trace } = played('4 choose 2 RR,A,R|AJZ,-,J', '1 Z');
    expect(text).toBe('4 draw 2 RR,-,RA|AJ,-,JZ');
    expect(trace).toContainEqual({ type: 'set', rule: 'L-05', seat: 1, colour: 'azure', place: 1, clear: true });
    expect(lancet.see(at(text), event('1 Z'), 0)).toEqual([event('1 ?'), event('reveal chosen=AZ')]);
    expect(after('4 choose 2 RR,A,R|???,-,J', '1 ?')).toBe('4 reveal 2 RR,A,R|??,?,J');
    expect(after('4 reveal 2 RR,A,R|??,?,J', 'reveal chosen=AZ')).toBe('4 draw 2 RR,-,RA|??,-,JZ');
  });

  test('L-05: a reveal agrees with what is known, and comes in time', () => {
    const waiting = at('4 reveal 2 RR,A,R|??,?,J');
    expect(refusals(waiting, 'reveal chosen=RZ')).toEqual(['L-05 reveal-contradicts']);
    expect(refusals(waiting, 'reveal chosen=?Z')).toEqual(['L-05 reveal-contradicts']);
    expect(refusals(waiting, 'reveal chosen=AZJ')).toEqual(['L-05 reveal-contradicts']);
    expect(refusals(waiting, 'reveal')).toEqual(['L-05 field-missing']);
    expect(refusals(waiting, 'reveal chosen=AZ hands=RR|AA')).toEqual(['L-08 field-misplaced']);
    expect(refusals(at(OPEN), 'reveal chosen=AZ')).toEqual(['L-04 not-due']);
    expect(refusals(at('6 reveal 6 RR,A,RRRRR|??,?,RRRAA'), 'reveal chosen=AR')).toEqual(['L-01 bag-short']);
  });

  test('L-06: a shard is clear if nobody else chose its colour', () => {
    const clear = ({ trace }: { readonly trace: Consequence[] }): boolean[] =>
      trace.flatMap((happened) => (happened.type === 'set' ? [happened.clear] : []));
    expect(clear(played('4 choose 1 RR,A,|AJ,Z,|AAJ,-,', '2 A'))).toEqual([false, true, false]);
    expect(clear(played('4 choose 1 RR,A,|AJ,Z,|AAJ,-,', '2 J'))).toEqual([true, true, true]);
  });

  test('L-07: every player draws one shard, but not after the last round', () => {
    expect(after('4 draw 2 RR,-,RA|AJ,-,JZ', 'draw ZZ')).toBe('4 choose 3 RRZ,-,RA|AJZ,-,JZ');
    expect(after('4 draw 2 RR,-,RA|??,-,JZ', 'draw Z?')).toBe('4 choose 3 RRZ,-,RA|???,-,JZ');
    expect(lancet.see(at('4 choose 3 RRZ,-,RA|AJZ,-,JZ'), event('draw ZZ'), null)).toEqual([event('draw ??')]);
    expect(refusals(at('4 end 4 RR,-,RAJZ|AJ,-,JZJZ'), 'draw ZZ')).toEqual(['L-04 not-due']);
  });
});

describe('the final scoring', () => {
  const LAST = '4 end 4 RJ,-,RAJA|AA,-,JZJZ';

  test('L-08: hands are revealed, and all points are added up', () => {
    const { text, trace } = played(LAST, 'end');
    expect(trace[0]).toEqual({
      type: 'hands-shown',
      rule: 'L-08',
      hands: [
        ['ruby', 'jade'],
        ['amber', 'amber'],
      ],
    });
    expect(lancet.result(at(text))?.breakdown).toEqual([
      { light: 10, colours: 2, hand: 2, total: 14 },
      { light: 10, colours: 2, hand: 0, total: 12 },
    ]);
    expect(lancet.see(at(text), event('end'), 0)).toEqual([event('end'), event('reveal hands=RJ|AA')]);
    const hidden = at('4 over 4 RJ,-,RAJA|??,-,JZJZ');
    expect(lancet.result(hidden)).toBeUndefined();
    expect(refusals(hidden, 'reveal hands=RA|AA')).toEqual(['L-05 reveal-contradicts']);
    expect(refusals(hidden, 'reveal hands=RJ|A')).toEqual(['L-05 reveal-contradicts']);
    expect(refusals(hidden, 'reveal')).toEqual(['L-08 field-missing']);
    expect(refusals(at(text), 'reveal hands=RJ|AA')).toEqual(['L-08 over']);
    expect(refusals(at(text), 'end')).toEqual(['L-08 over']);
  });

  test('L-09: 3 points for each clear shard, 1 for each cloudy one', () => {
    expect(breakdownOf(at('4 end 4 ZZ,-,RAJA|ZZ,-,RAZZ'), 0).light).toBe(1 + 1 + 3 + 3);
  });

  test('L-10: 2, 5 or 9 points for 2, 3 or 4 colours among the clear shards', () => {
    const colours = (lancets: string): number =>
      breakdownOf(at(`4 end 4 AA,-,${lancets.replace(' ', '|AA,-,')}`), 0).colours;
    expect(['RRRR RRRR', 'RRRR AAAA', 'RARR JJJJ', 'RAJR ZZZJ', 'RAJZ ZZZA'].map(colours)).toEqual([0, 0, 2, 5, 9]);
  });

  test('L-11: 1 point for each shard in the hand whose colour is in the lancet', () => {
    const hand = (held: string): number => breakdownOf(at(`4 end 4 ${held},-,RRAA|JJ,-,RRZZ`), 0).hand;
    expect(['RR', 'RA', 'RJ', 'JZ'].map(hand)).toEqual([2, 2, 1, 0]);
  });

  test('L-12: most points win, then most points for light; otherwise the place is shared', () => {
    const ranked = (text: string) => {
      const position = at(text);
      lancet.play(position, event('end'));
      const result = lancet.result(position);
      return { ranking: result?.ranking, byLight: result !== undefined && isDecidedByLight(result) };
    };
    expect(ranked(LAST)).toEqual({ ranking: [[0], [1]], byLight: false });
    expect(ranked('4 end 4 RR,-,RRRR|AA,-,AAAA')).toEqual({ ranking: [[0, 1]], byLight: false });
    // 10 points for light and 2 for colours against 12 for light alone.
    expect(ranked('4 end 4 ZZ,-,RRJA|AA,-,ZZZZ|RR,-,AAAA')).toEqual({ ranking: [[1], [0], [2]], byLight: true });
  });
});

describe('an abandoned game', () => {
  test('reveals everything, and has no result', () => {
    const position = at('4 choose 2 RR,A,R|AJZ,-,J');
    expect(lancet.play(position, { type: 'abandoned' })).toEqual([]);
    expect(lancet.see(position, { type: 'abandoned' }, 1)).toEqual([
      { type: 'abandoned' },
      event('reveal chosen=A? hands=RR|AJZ'),
    ]);
    expect(after('4 abandoned 2 ??,?,R|AJZ,-,J', 'reveal chosen=A? hands=RR|AJZ')).toBe('4 abandoned 2 RR,A,R|AJZ,-,J');
    expect(lancet.result(position)).toBeUndefined();
    expect(lancet.toAct(position)).toEqual({ kind: 'over' });
  });

  test('reveals nothing before the deal', () => {
    const position = lancet.start({ rounds: 4 }, 2);
    lancet.play(position, { type: 'abandoned' });
    expect(lancet.see(position, { type: 'abandoned' }, 0)).toEqual([{ type: 'abandoned' }]);
    expect(lancet.played(position)).toBe(1);
  });
});

describe('records', () => {
  const record = playedRecord(lancet, { players: 3, options: { rounds: 6 }, name: 'lancet' });

  test('of a finished game verify, with proven chance', () => {
    expect(verifyRecord(lancet, record)).toEqual({ status: 'finished', chance: 'proved', sight: 'full', problems: [] });
    expect(lancet.played(lancet.start(record.options, 3))).toBe(0);
  });

  test('of a running game verify', () => {
    expect(verifyRecord(lancet, cutRecord(record, 9))).toMatchObject({ status: 'running', problems: [] });
  });

  test('with another seed, another score or a field in the wrong place are refused', () => {
    const seed = seedFromText('another');
    const found = (changed: object): string[] => {
      const parsed = parseRecord(lancet, { ...record, ...changed });
      const problems = parsed.ok ? verifyRecord(lancet, parsed.value).problems : parsed.problems;
      return problems.map(({ path, reason }) => `${path} ${reason.key}`);
    };
    expect(found({ seed, commitment: commitmentOf(seed) })).toEqual(['events[0] record-chance']);
    expect(found({ result: { ...record.result, scores: [0, 0, 0] } })).toEqual(['result.scores record-result']);
    expect(found({ result: { ...record.result, hands: [] } })).toEqual(['result.hands field-misplaced']);
    expect(found({ options: { rounds: 6, hands: [] } })).toEqual(['options.hands field-misplaced']);
    expect(found({ events: [{ ...record.events[0], shards: [] }] })).toEqual(['events[0].shards field-misplaced']);
  });
});

describe('moves', () => {
  test('have known numbers of sequences', () => {
    const position = at('4 choose 1 RAJ,-,|AJZ,-,|RRZ,-,');
    expect(perft(lancet, position, 3)).toBe(3 * 3 * 2);
    expect(perftByEvents(lancet, position, 3)).toBe(3 * 3 * 2);
  });

  test('a guess completes what a viewer has seen', () => {
    const seen = at('4 reveal 2 RR,A,R|??,?,J');
    const full = lancet.guess(seen, new FastRandom(1));
    expect(lancet.complete(full)).toBe(true);
    expect(lancet.toAct(full)).toMatchObject({ kind: 'chance', event: 'draw' });
  });
});

test('every rule has a test that names it', () => {
  const page = join(import.meta.dirname, '..', '..', 'games', 'lancet', 'rules', 'RULES.md');
  const coverage = rulesCovered({ page, tests: import.meta.dirname, letter: 'L', excused: {} });
  expect(coverage).toMatchObject({ missing: [], unknown: [], needless: [] });
  expect(coverage.rules).toHaveLength(12);
});
