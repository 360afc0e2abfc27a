import { describe, expect, test } from 'vitest';
import { INHERITED_NAMES } from '../../core/test/odd-names.ts';
import { sampleRecords } from '../../core/test/sample-records.ts';
import { problemsOf } from '../../core/test/statements.ts';
import { HOUSE_STRIPS, parseStripSet, sintra, sintraText, type Event } from '../src/index.ts';
import { event, options, table } from './table.ts';

const problems = (json: unknown): string[] => {
  const parsed = sintra.parseEvent(json);
  return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${reason.rule} ${reason.key} ${path}`);
};

const setup = event('setup 3 | 1f 2f 3f 4f 5f 6f 7f 8f | 8f 7b 6b 5b 4b 3b 2b 1b | P WBYOP');
const fill = event('fill 6 PPPP - O YY BBB');
const pick = event('3 8P>7*2=W');

describe('the form of events', () => {
  test('accepts well-formed events unchanged', () => {
    const fine: Event[] = [
      setup,
      fill,
      pick,
      event('0 cO>x'),
      event('0 0O>0*1'),
      { type: 'back', player: 0 },
      { type: 'end' },
      { type: 'abandoned' },
    ];
    for (const one of fine) expect(sintra.parseEvent(one)).toEqual({ ok: true, value: one });
  });

  test('accepts unknown fields, `by` and `legal`', () => {
    for (const more of [{ note: 'x' }, { by: 'bot:strong' }]) expect(problems({ ...fill, ...more })).toEqual([]);
    expect(problems({ ...pick, legal: 12, by: 'bot:strong' })).toEqual([]);
    expect(problems({ ...fill, legal: 12 })).toEqual(['R-44 field-misplaced legal']);
  });

  test('refuses anything that is not an event', () => {
    for (const json of [null, undefined, 7, 'end', [], [{ type: 'end' }]]) {
      expect(problems(json)).toEqual(['R-12 field-wrong ']);
    }
    for (const json of [{}, { type: 'pass' }, { type: 7 }, { type: 'toString' }]) {
      expect(problems(json)).toEqual(['R-12 event-unknown type']);
    }
  });

  test('R-03, R-05, R-08, R-09: covers each field of a setup', () => {
    const wrong = (change: object): string[] => problems({ ...setup, ...change });
    expect(wrong({ start: 4 })).toEqual(['R-09 field-wrong start']);
    expect(wrong({ start: -1 })).toEqual(['R-09 field-wrong start']);
    expect(wrong({ strips: [[]] })).toEqual(['R-05 field-wrong strips']);
    expect(wrong({ strips: [[], []] })).toEqual(['R-05 field-wrong strips[0]', 'R-05 field-wrong strips[1]']);
    const row = Array.from({ length: 8 }, () => ({ id: 9, side: 'up' }));
    expect(wrong({ strips: [row, row, row, row] })).toHaveLength(64);
    expect(wrong({ strips: [row, row, row, row, row] })).toEqual(['R-05 field-wrong strips']);
    expect(wrong({ strips: [row, row] }).slice(0, 2)).toEqual([
      'R-05 field-wrong strips[0][0].id',
      'R-05 field-wrong strips[0][0].side',
    ]);
    expect(wrong({ indicator: ['pink'] })).toEqual(['R-08 field-wrong indicator']);
    expect(wrong({ indicator: ['pink', 'red', 'pink', 'pink', 'pink', 'pink'] })).toEqual([
      'R-08 field-wrong indicator[1]',
    ]);
    expect(problems({ type: 'setup' })).toEqual([
      'R-05 field-missing start',
      'R-05 field-missing strips',
      'R-05 field-missing indicator',
    ]);
    expect(wrong({ round: 1 })).toEqual(['R-05 field-misplaced round']);
  });

  test('R-02, R-11, R-44: covers each field of a fill', () => {
    const wrong = (change: object): string[] => problems({ ...fill, ...change });
    expect(wrong({ round: 0 })).toEqual(['R-11 field-wrong round']);
    expect(wrong({ round: 7 })).toEqual(['R-11 field-wrong round']);
    expect(wrong({ displays: [[], [], [], []] })).toEqual(['R-02 field-wrong displays']);
    expect(wrong({ displays: Array.from({ length: 10 }, () => []) })).toEqual(['R-02 field-wrong displays']);
    expect(wrong({ displays: Array.from({ length: 9 }, () => []) })).toEqual([]);
    expect(wrong({ displays: [[], [], [], [], Array.from({ length: 5 }, () => 'pink')] })).toEqual([
      'R-44 field-wrong displays[4]',
    ]);
    expect(wrong({ displays: [['joker'], [], [], [], []] })).toEqual(['R-44 field-wrong displays[0][0]']);
    expect(problems({ type: 'fill' })).toEqual(['R-44 field-missing round', 'R-44 field-missing displays']);
    expect(wrong({ player: 0 })).toEqual(['R-44 field-misplaced player']);
  });

  test('R-13, R-14, R-16, R-21, R-24: covers each field of a pick', () => {
    const wrong = (change: object): string[] => problems({ ...pick, ...change });
    expect(wrong({ player: 4 })).toEqual(['R-03 field-wrong player']);
    expect(wrong({ player: -1 })).toEqual(['R-03 field-wrong player']);
    expect(wrong({ from: 9 })).toEqual(['R-13 field-wrong from']);
    expect(wrong({ from: -1 })).toEqual(['R-13 field-wrong from']);
    expect(wrong({ from: 'center' })).toEqual(['R-13 field-wrong from']);
    expect(wrong({ from: 0 })).toEqual([]);
    expect(wrong({ colour: 'red' })).toEqual(['R-13 field-wrong colour']);
    expect(wrong({ colour: 'joker' })).toEqual(['R-13 field-wrong colour']);
    expect(wrong({ strip: 8 })).toEqual(['R-16 field-wrong strip']);
    expect(wrong({ strip: -1 })).toEqual(['R-16 field-wrong strip']);
    expect(wrong({ strip: undefined })).toEqual(['R-12 field-missing strip']);
    expect(wrong({ jokers: 0 })).toEqual(['R-21 field-wrong jokers']);
    expect(wrong({ jokers: 3 })).toEqual(['R-21 field-wrong jokers']);
    expect(wrong({ jokers: null })).toEqual(['R-21 field-wrong jokers']);
    expect(wrong({ keep: 'red' })).toEqual(['R-24 field-wrong keep']);
    expect(wrong({ keep: null })).toEqual(['R-24 field-wrong keep']);
    expect(problems({ type: 'pick' })).toEqual([
      'R-12 field-missing player',
      'R-12 field-missing from',
      'R-12 field-missing colour',
      'R-12 field-missing strip',
    ]);
    expect(wrong({ displays: [] })).toEqual(['R-12 field-misplaced displays']);
  });

  test('R-40, R-50: requires a player for a move back, and nothing for the end', () => {
    expect(problems({ type: 'back' })).toEqual(['R-40 field-missing player']);
    expect(problems({ type: 'back', player: 0, keep: 'pink' })).toEqual(['R-40 field-misplaced keep']);
    expect(problems({ type: 'end', player: 0 })).toEqual(['R-50 field-misplaced player']);
    expect(problems({ type: 'abandoned', player: 0 })).toEqual(['record field-misplaced player']);
  });

  test('refuses a misshapen event in play with the same reasons, and no others', () => {
    const position = sintra.start({ side: 'A', scoreFloor: false, strips: 'house' }, 2);
    expect(sintra.why(position, { ...pick, jokers: 0 } as Event)).toEqual([
      { rule: 'R-21', key: 'field-wrong', args: { path: 'jokers' } },
    ]);
  });
});

describe('a name that objects inherit', () => {
  const [{ record: finished }] = sampleRecords({ game: sintra, options: options({}), players: 2 }, 'shapes');

  test.each(INHERITED_NAMES)('%s is not an event: by itself, in a turn, or in a record', (type) => {
    const position = table({ displays: 'PPPP' });
    const before = sintraText.writePosition(position);
    const unknown = { rule: 'R-12', key: 'event-unknown', args: { path: 'type' } };
    for (const json of [{ type }, { ...pick, type }, { ...setup, type }]) {
      expect(problems(json)).toEqual(['R-12 event-unknown type']);
      expect(sintra.why(position, json as Event)).toEqual([unknown]);
      expect(sintra.play(position, json as Event)).toEqual([unknown]);
      const events = [...finished.events.slice(0, 4), json];
      expect(problemsOf(sintra, JSON.stringify({ ...finished, events }))).toEqual([
        'events[4].type R-12 event-unknown',
      ]);
    }
    expect(sintraText.writePosition(position)).toBe(before);
  });

  test.each(INHERITED_NAMES)('%s is not a colour, side, seat, slot or source', (name) => {
    for (const [field, rule] of [
      ['player', 'R-03'],
      ['from', 'R-13'],
      ['colour', 'R-13'],
      ['strip', 'R-16'],
      ['jokers', 'R-21'],
      ['keep', 'R-24'],
      ['by', 'record'],
      ['legal', 'record'],
    ]) {
      expect(problems({ ...pick, [field]: name })).toEqual([`${rule} field-wrong ${field}`]);
    }
    const places = Array.from({ length: 8 }, () => ({ id: name, side: name }));
    expect(problems({ ...setup, strips: [places, places] })).toHaveLength(32);
    expect(problems({ ...setup, indicator: Array(6).fill(name) })).toHaveLength(6);
    expect(problems({ ...fill, displays: [[name], [], [], [], []] })).toEqual(['R-44 field-wrong displays[0][0]']);
  });

  test.each(INHERITED_NAMES)('%s is not an option or a space of a strip', (name) => {
    for (const option of ['side', 'scoreFloor', 'strips', 'start']) {
      expect(sintra.parseOptions({ [option]: name }, 2).ok).toBe(false);
    }
    const [first, ...others] = HOUSE_STRIPS;
    expect(parseStripSet([{ ...first, front: Array(5).fill(name) }, ...others]).ok).toBe(false);
    expect(parseStripSet([{ ...first, id: name }, ...others]).ok).toBe(false);
  });

  test.each(INHERITED_NAMES)('%s is ignored as the name of a field', (name) => {
    const text = JSON.stringify(finished);
    const more = text.replaceAll('{"type":', `{${JSON.stringify(name)}:{"type":"end"},"type":`);
    expect(more).not.toBe(text);
    expect(problemsOf(sintra, more)).toEqual([]);
  });
});
