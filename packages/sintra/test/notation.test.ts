import { describe, expect, test } from 'vitest';
import { sintraText, type Event } from '../src/index.ts';

const LINES: readonly (readonly [string, Event])[] = [
  [
    'fill 1 PPOW - YYYY B OO',
    {
      type: 'fill',
      round: 1,
      displays: [
        ['pink', 'pink', 'orange', 'white'],
        [],
        ['yellow', 'yellow', 'yellow', 'yellow'],
        ['blue'],
        ['orange', 'orange'],
      ],
    },
  ],
  ['0 3P>5', { type: 'pick', player: 0, from: 3, colour: 'pink', strip: 5 }],
  ['1 cY>7*1=B', { type: 'pick', player: 1, from: 'centre', colour: 'yellow', strip: 7, jokers: 1, keep: 'blue' }],
  ['2 0O>0=W', { type: 'pick', player: 2, from: 0, colour: 'orange', strip: 0, keep: 'white' }],
  ['3 8W>6*2', { type: 'pick', player: 3, from: 8, colour: 'white', strip: 6, jokers: 2 }],
  ['1 4B>x', { type: 'pick', player: 1, from: 4, colour: 'blue', strip: null }],
  ['0 back', { type: 'back', player: 0 }],
  ['end', { type: 'end' }],
  ['abandoned', { type: 'abandoned' }],
];

const problems = (text: string): string[] => {
  const read = sintraText.readEvent(text);
  return read.ok ? [] : read.problems.map(({ path, reason }) => `${reason.rule} ${reason.key} ${path}`);
};

describe('events as lines', () => {
  test.each(LINES)('%s', (line, event) => {
    expect(sintraText.writeEvent(event)).toBe(line);
    expect(sintraText.readEvent(line)).toStrictEqual({ ok: true, value: event });
  });

  test('a setup', () => {
    const line = 'setup 1 | 7b 8f 1f 2f 3f 4f 5f 6f | 1b 2b 3b 4b 5b 6b 7b 8f | W PBOYW';
    const read = sintraText.readEvent(line);
    expect(read).toMatchObject({
      ok: true,
      value: { type: 'setup', start: 1, indicator: ['white', 'pink', 'blue', 'orange', 'yellow', 'white'] },
    });
    const strips = read.ok && read.value.type === 'setup' ? read.value.strips : [];
    expect(strips).toHaveLength(2);
    expect(strips[0].slice(0, 3)).toEqual([
      { id: 7, side: 'back' },
      { id: 8, side: 'front' },
      { id: 1, side: 'front' },
    ]);
    expect(read.ok && sintraText.writeEvent(read.value)).toBe(line);
    expect(sintraText.readEvent(line.replaceAll(' | ', ' |').replace('|7', '| 7'))).toEqual(read);
    for (const text of [`x${line}`, `${line} x`, line.replace(' | W', ' | x W')]) {
      expect(problems(text), text).toEqual(['record field-wrong ']);
    }
  });

  test('leave out `by` and `legal`', () => {
    expect(sintraText.writeEvent({ type: 'back', player: 1, by: 'bot:x', legal: 4 })).toBe('1 back');
  });

  test('may have spaces around them', () => {
    expect(sintraText.readEvent('  0 back\n')).toEqual({ ok: true, value: { type: 'back', player: 0 } });
  });

  test('are refused if they are not events', () => {
    const none = [
      '',
      'xfill 1 P - - - -',
      'fill 1',
      'ends',
      'back',
      '0 pass',
      '0 3P',
      '0 3P>',
      '0 3P>55',
      'x 0 back',
      '0 backs',
      'fill 1',
      'setup 0',
    ];
    for (const text of none) expect(problems(text), text).toEqual(['record field-wrong ']);
    for (const text of [
      '0 3P>5 ',
      'end x',
      'x end',
      '10 3P>5',
      '0 3P>5*',
      '0 3P>5=',
      '0 back 1',
      'fills 1 P',
      'x0 3P>5',
    ]) {
      const expected = text.trim() === '0 3P>5' ? [] : ['record field-wrong '];
      expect(problems(text), text).toEqual(expected);
    }
  });

  test('are refused if they say something impossible', () => {
    expect(problems('0 9P>5')).toEqual(['R-13 field-wrong from']);
    expect(problems('7 0P>5')).toEqual(['R-03 field-wrong player']);
    expect(problems('0 0X>5')).toEqual(['R-12 field-missing colour']);
    expect(problems('0 0*>5')).toEqual(['R-13 field-wrong colour']);
    expect(problems('0 0P>8')).toEqual(['R-16 field-wrong strip']);
    expect(problems('0 0P>5=X')).toEqual(['R-24 field-wrong keep']);
    expect(problems('0 0P>5=*')).toEqual(['R-24 field-wrong keep']);
    expect(problems('fill 1 PPPPP - - - -')).toEqual(['R-44 field-wrong displays[0]']);
    expect(problems('fill 1 P* - - - -')).toEqual(['R-44 field-wrong displays[0][1]']);
    expect(problems('fill 1 P')).toEqual(['R-02 field-wrong displays']);
    expect(problems('setup 0 | 9f 2f 3f 4f 5f 6f 7f 8f | 1f 2f 3f 4f 5f 6f 7f 8x | W PBOYW')).toEqual([
      'R-05 field-wrong strips[0][0]',
      'R-05 field-wrong strips[1][7]',
    ]);
    expect(problems('setup 0 | 11f 2f 3f 4f 5f 6f 7f 8f | 1f 2f 3f 4f 5f 6f 7f 8fx | WW PBOYW')).toEqual([
      'record field-wrong ',
    ]);
    expect(problems('setup 0 | 11f 2f 3f 4f 5f 6f 7f 8f | 1f 2f 3f 4f 5f 6f 7f 8fx | W PBOY')).toEqual([
      'R-05 field-wrong strips[0][0]',
      'R-05 field-wrong strips[1][7]',
      'R-08 field-wrong indicator',
    ]);
  });
});
