import { describe, expect, test } from 'vitest';
import { sintra, sintraText } from '../src/index.ts';
import { line, options, play, read, table } from './table.ts';

const SETUP_LINE = 'players=2 side=A scoreFloor=no strips=house played=0 abandoned=no phase=setup';

const problems = (text: string): string[] => {
  const found = sintraText.readPosition(text);
  return found.ok ? [] : found.problems.map(({ path, reason }) => `${reason.rule} ${reason.key} ${path}`);
};

const full = line({
  displays: 'PPOW - YBBW',
  centre: 'OOW',
  tower: 'P3,W1',
  round: 2,
  starter: 1,
  turn: 1,
  seats: [
    { strips: { 0: '3b:WP...', 7: '8b:P.YWB' }, windows: { 1: 'P.', 2: 'OY', 7: 'W.' }, glazier: 3, marker: 2 },
    { points: 21, bonus: 4, lost: 18, marker: 7 },
  ],
});

/** The line with one section changed. */
const changed = (name: string, value: string, text = full): string =>
  text.replace(new RegExp(`(^| )${name}=\\S+`), `$1${name}=${value}`);

describe('positions as a line', () => {
  test('the start', () => {
    const position = sintra.start(options({}), 2);
    expect(sintraText.writePosition(position)).toBe(SETUP_LINE);
    expect(sintraText.writePosition(read(SETUP_LINE))).toBe(SETUP_LINE);
    const chosen = sintraText.writePosition(sintra.start(options({ side: 'B', scoreFloor: true, start: 1 }), 3));
    expect(chosen).toBe('players=3 side=B scoreFloor=yes strips=house start=1 played=0 abandoned=no phase=setup');
    expect(sintraText.writePosition(read(chosen))).toBe(chosen);
  });

  test('everything is written, and read back', () => {
    expect(sintraText.writePosition(read(full))).toBe(full);
    expect(full).toContain('strips0=3b:WP...,1f:.....,-,2f:.....,4f:.....,5f:.....,6f:.....,8b:P.YWB');
    expect(full).toContain('windows0=..,P.,OY,..,..,..,..,W.');
    expect(full).toContain('score1=7 marker1=7 lost1=18 bonus1=4 points1=21');
    expect(full).toContain('displays=PPOW,-,YBBW,-,- centre=OOW');
  });

  test('custom strips are written too', () => {
    const set =
      '8:POYBW/POYBW,7:POYBW/POYBW,6:POYBW/POYBW,5:**YBW/PPPPP,4:POYBW/POYBW,3:POYBW/POYBW,2:POYBW/POYBW,1:OOOOO/WWWWW';
    const text = line({ displays: 'PPPP', set, seats: [{ strips: { 0: '5b:PPPP.' } }, { strips: { 3: '5b:.....' } }] });
    const position = read(text);
    expect(sintraText.writePosition(position)).toBe(text);
    expect(sintra.view(position, null).seats[0].strips[0]?.reverse).toEqual([
      'joker',
      'joker',
      'yellow',
      'blue',
      'white',
    ]);
    const before = SETUP_LINE.replace('house', set);
    expect(sintraText.writePosition(read(before))).toBe(before);
  });

  test('the last round stays the sixth, at the end and after it', () => {
    const position = table({ phase: 'end', round: 6 });
    expect(sintraText.writePosition(position)).toContain('phase=end round=6');
    play(position, 'end');
    const text = sintraText.writePosition(position);
    expect(text).toContain('phase=over round=6');
    expect(sintra.result(read(text))).toEqual(sintra.result(position));
    expect(problems(text.replace('round=6', 'round=5'))).toContain('R-43 field-wrong round');
  });

  test('an abandoned game', () => {
    const text = SETUP_LINE.replace('played=0 abandoned=no', 'played=1 abandoned=yes');
    expect(sintra.toAct(read(text))).toEqual({ kind: 'over' });
    expect(sintraText.writePosition(read(text))).toBe(text);
    expect(problems(SETUP_LINE.replace('played=0', 'played=1'))).toEqual(['record field-wrong played']);
    expect(problems(text.replace('played=1', 'played=0'))).toEqual(['record field-wrong played']);
  });

  test('sections may come in any order, with any kind of space between them', () => {
    expect(sintraText.writePosition(read(` ${full.split(' ').toReversed().join('\n  ')} `))).toBe(full);
  });
});

describe('a position is refused', () => {
  test('with missing, repeated or unknown sections', () => {
    expect(problems('')).toContain('record field-misplaced ');
    expect(problems('hello')).toContain('record field-misplaced hello');
    for (const name of ['players', 'side', 'scoreFloor', 'strips', 'played', 'abandoned', 'phase']) {
      const without = SETUP_LINE.replace(new RegExp(`${name}=\\S+ ?`), '');
      expect(problems(without).map((text) => text.replace(/^\S+ /, ''))).toEqual([`field-missing ${name}`]);
    }
    for (const name of ['round', 'turn', 'tile', 'bag', 'displays', 'strips0', 'windows1', 'glazier0', 'points1']) {
      const without = full.replace(new RegExp(` ${name}=\\S+`), '');
      expect(problems(without).map((text) => text.replace(/^\S+ /, ''))).toEqual([`field-missing ${name}`]);
    }
    expect(problems(`${SETUP_LINE} side=A`)).toEqual(['record field-misplaced side']);
    expect(problems(`${SETUP_LINE} round=1`)).toEqual(['record field-misplaced round']);
    expect(problems(`${full} glazier2=1`)).toEqual(['record field-misplaced glazier2']);
    expect(problems(`${full} =1`)).toEqual(['record field-misplaced =1']);
  });

  test.each([
    ['players', '1', 'R-01 field-wrong players'],
    ['players', '5', 'R-01 field-wrong players'],
    ['players', '02', 'R-01 field-wrong players'],
    ['side', 'C', 'R-04 field-wrong side'],
    ['scoreFloor', 'true', 'R-80 field-wrong scoreFloor'],
    ['strips', 'mine', 'R-05 field-wrong strips'],
    ['played', '-1', 'record field-wrong played'],
    ['played', '0', 'record field-wrong played'],
    ['played', '100001', 'record field-wrong played'],
    ['abandoned', 'maybe', 'record field-wrong abandoned'],
    ['phase', 'pause', 'R-11 field-wrong phase'],
    ['round', '0', 'R-11 field-wrong round'],
    ['round', '7', 'R-11 field-wrong round'],
    ['turn', '2', 'R-11 field-wrong turn'],
    ['starter', '-1', 'R-11 field-wrong starter'],
    ['starter', '2', 'R-11 field-wrong starter'],
    ['tile', '2', 'R-15 field-wrong tile'],
    ['tile', 'center', 'R-15 field-wrong tile'],
    ['indicator', 'WPOYB', 'R-08 field-wrong indicator'],
    ['indicator', 'WPOYBWW', 'R-08 field-wrong indicator'],
    ['indicator', 'WPOYBX', 'R-08 field-wrong indicator'],
    ['bag', 'P21', 'R-08 field-wrong bag'],
    ['bag', 'P7,P14', 'R-08 field-wrong bag'],
    ['bag', 'X7', 'R-08 field-wrong bag'],
    ['bag', 'P7,', 'R-08 field-wrong bag'],
    ['bag', 'PO', 'R-08 field-wrong bag'],
    ['bag', 'P007', 'R-08 field-wrong bag'],
    ['bag', '1P7', 'R-08 field-wrong bag'],
    ['bag', 'P7x', 'R-08 field-wrong bag'],
    ['tower', 'W-1', 'R-19 field-wrong tower'],
    ['centre', 'PX', 'R-13 field-wrong centre'],
    ['centre', 'xP', 'R-13 field-wrong centre'],
    ['centre', 'P'.repeat(21), 'R-13 field-wrong centre'],
    ['centre', 'P'.repeat(101), 'R-13 field-wrong centre'],
    ['displays', 'PPOW,-,YBBW,-', 'R-10 field-wrong displays'],
    ['displays', 'PPOW,-,YBBW,-,-,-', 'R-10 field-wrong displays'],
    ['displays', 'PPOWW,-,YBBW,-,-', 'R-10 field-wrong displays'],
    ['displays', 'PPO*,-,YBBW,-,-', 'R-10 field-wrong displays'],
    ['strips1', '1f:.....', 'R-05 field-wrong strips1'],
    ['windows1', '..', 'R-25 field-wrong windows1'],
    ['windows1', '..,..,..,..,..,..,..,.', 'R-25 field-wrong windows1'],
    ['windows1', '..,..,..,..,..,..,..,...', 'R-25 field-wrong windows1'],
    ['windows1', '..,..,..,..,..,..,..,.*', 'R-25 field-wrong windows1'],
    ['glazier1', '8', 'R-16 field-wrong glazier1'],
    ['glazier1', '-1', 'R-16 field-wrong glazier1'],
    ['score1', '1.5', 'R-80 field-wrong score1'],
    ['score1', '-0', 'R-80 field-wrong score1'],
    ['score1', '100001', 'R-80 field-wrong score1'],
    ['score1', '-100001', 'R-80 field-wrong score1'],
    ['marker1', '8', 'R-42 field-wrong marker1'],
    ['marker1', '-1', 'R-42 field-wrong marker1'],
    ['lost1', '-18', 'R-42 field-wrong lost1'],
    ['bonus1', '-1', 'R-23 field-wrong bonus1'],
    ['points1', '-1', 'R-27 field-wrong points1'],
  ])('with %s=%s', (name, value, expected) => {
    expect(problems(changed(name, value))).toEqual([expected]);
  });

  test.each([
    ['9f:.....'],
    ['3x:.....'],
    ['3b:....'],
    ['3b:......'],
    ['3b:O....'],
    ['3b:*....'],
    ['3b.....'],
    ['33b:.....'],
    ['x3b:.....'],
    [''],
  ])('with the strip %s', (strip) => {
    expect(problems(full.replace('3b:WP...', strip))).toEqual(['R-05 field-wrong strips0']);
  });

  test('with a start that is not a seat', () => {
    for (const start of ['2', 'x', '-1']) {
      expect(problems(`${SETUP_LINE} start=${start}`)).toEqual(['R-09 field-wrong start']);
    }
  });

  test('with invalid custom strips', () => {
    expect(problems(SETUP_LINE.replace('house', '1:POYBW/POYB'))).toEqual(['R-05 field-wrong strips']);
    const eight = (first: string): string =>
      [first, ...[2, 3, 4, 5, 6, 7].map((id) => `${id}:POYBW/POYBW`), '8:**YBW/POYBW'].join(',');
    expect(problems(SETUP_LINE.replace('house', eight('1:POYBW/POYBW')))).toEqual([]);
    expect(problems(SETUP_LINE.replace('house', eight('1:POYBX/POYBW')))).toEqual([
      'R-05 field-wrong strips[0].front[4]',
    ]);
    for (const wrong of ['1:POYB/POYBW', '1:POYBW/POYBWW', 'x1:POYBW/POYBW', '1-POYBW/POYBW']) {
      expect(problems(SETUP_LINE.replace('house', eight(wrong)))).toEqual(['R-05 field-wrong strips[0]']);
    }
    expect(problems(SETUP_LINE.replace('house', eight('2:POYBW/POYBW')))).toEqual(['R-05 strip-set-ids strips']);
  });
});

describe('in a possible position', () => {
  test('R-01: there are 20 panes of each colour', () => {
    expect(problems(changed('tower', 'P2,W1'))).toEqual(['R-01 field-wrong bag']);
    expect(problems(changed('tower', 'P4,W1'))).toEqual(['R-01 field-wrong bag']);
    expect(problems(changed('centre', 'OOOW'))).toEqual(['R-01 field-wrong bag']);
    expect(problems(changed('indicator', 'PPOYBW'))).toEqual([]);
  });

  test('R-01: anywhere on the table', () => {
    for (const [from, to] of [
      ['PPOW', 'PPOP'],
      ['3b:WP...', '3b:W....'],
      ['8b:P.YWB', '8b:P.YPB'],
      ['P.,OY', 'O.,OY'],
      ['OY,..', 'OO,..'],
    ]) {
      expect(problems(full.replace(from, to))).toEqual(['R-01 field-wrong bag']);
    }
  });

  test('R-08: spaces II to VI hold every colour', () => {
    expect(problems(changed('indicator', 'WPOYBB'))).toContain('R-08 field-wrong indicator');
  });

  test('R-11: there are panes to pick if a seat must decide, and only then', () => {
    expect(problems(line({}))).toEqual(['R-11 field-wrong displays']);
    expect(problems(line({ phase: 'fill', displays: 'PPPP' }))).toEqual(['R-11 field-wrong displays']);
    expect(problems(line({ phase: 'end', round: 6, centre: 'P' }))).toEqual(['R-11 field-wrong displays']);
    expect(problems(line({ centre: 'P' }))).toEqual([]);
  });

  test('R-83: the tile lies in the centre only during a round', () => {
    expect(problems(line({ phase: 'fill', tile: 'centre' }))).toEqual(['R-83 field-wrong tile']);
    expect(problems(line({ phase: 'fill', tile: 1 }))).toEqual([]);
    expect(problems(line({ phase: 'end', round: 6, tile: 'centre' }))).toEqual(['R-83 field-wrong tile']);
  });

  test('R-43: the end comes after the last round', () => {
    expect(problems(line({ phase: 'end', round: 6 }))).toEqual([]);
    expect(problems(line({ phase: 'end', round: 5, indicator: 'WPOYBW' }))).toContain('R-43 field-wrong round');
  });

  test('R-05: there is one of every strip', () => {
    const twice = { strips: { 0: '1f:.....', 1: '1b:.....' } };
    expect(problems(line({ displays: 'P', seats: [{}, twice] }))).toEqual(['R-05 field-wrong strips1']);
  });

  test('R-05, R-25: the jokers come up once the first pane is in the window', () => {
    const jokers = (strip: string, window: string) => ({
      displays: 'P',
      seats: [{ strips: { 2: strip }, windows: { 2: window } }, {}],
    });
    expect(problems(line(jokers('8b:.....', '..')))).toEqual(['R-05 field-wrong strips0']);
    expect(problems(line(jokers('8f:.....', 'P.')))).toEqual(['R-05 field-wrong strips0']);
    expect(problems(line(jokers('8b:.....', 'P.')))).toEqual([]);
  });

  test('R-05, R-26: a joker strip that is gone has no jokers, whichever strip it is', () => {
    const sides = [2, 3, 4, 5, 6, 7, 8].map((id) => `${id}:POYBW/POYBW`);
    const set = ['1:POYBW/*OYB*', ...sides].join(',');
    expect(problems(line({ displays: 'P', set, seats: [{ windows: { 3: 'PO' } }, {}] }))).toEqual([]);
  });

  test('R-22: no strip stays full', () => {
    const seats = [{ strips: { 0: '1f:POPBP' } }, {}];
    expect(problems(line({ displays: 'P', seats }))).toEqual(['R-22 field-wrong strips0']);
  });

  test('R-26: a strip is gone if its window is complete, and only then; the top is filled first', () => {
    const text = line({ displays: 'P', seats: [{ windows: { 2: 'PO' } }, {}] });
    expect(problems(text)).toEqual([]);
    const back = text.replace(',7f:..... ', ',- ').replace('-,3f:.....', '7f:.....,3f:.....');
    expect(problems(back)).toEqual(['R-26 field-wrong windows0', 'R-26 field-wrong windows0']);
    expect(problems(text.replace(',PO,', ',.O,').replace('tower=-', 'tower=P1'))).toEqual([
      'R-26 field-wrong windows0',
    ]);
  });

  test('R-42: points are lost 18 at a time, until the end', () => {
    expect(problems(line({ displays: 'P', seats: [{ lost: 36 }, { lost: 17 }] }))).toEqual(['R-42 field-wrong lost1']);
    const over = (lost: number, marker: number): string[] =>
      problems(line({ phase: 'over', round: 6, seats: [{}, { lost, marker }] }));
    expect(over(18, 0)).toEqual([]);
    expect(over(22, 3)).toEqual([]);
    expect(over(18, 3)).toEqual(['R-42 field-wrong lost1']);
    expect(over(2, 3)).toEqual(['R-42 field-wrong lost1']);
  });

  test('R-80: the points add up; with a floor the score may exceed the sum', () => {
    const seat = { points: 12, bonus: 3, lost: 18 };
    const withScore = (score: number, scoreFloor: boolean): string[] =>
      problems(line({ displays: 'P', scoreFloor, seats: [{ ...seat, score }, {}] }));
    expect(withScore(-3, false)).toEqual([]);
    expect(withScore(-2, false)).toEqual(['R-80 field-wrong score0']);
    expect(withScore(0, true)).toEqual([]);
    expect(withScore(15, true)).toEqual([]);
    expect(withScore(-3, true)).toEqual(['R-80 field-wrong score0']);
  });

  test('R-51, R-54, R-80: after the end, the score includes the final scoring', () => {
    const seat = { windows: { 0: 'PO' }, strips: { 1: '1f:POP..' } };
    const over = (score: number): string[] =>
      problems(line({ phase: 'over', round: 6, seats: [{ ...seat, score }, {}] }));
    expect(over(4)).toEqual([]);
    expect(over(0)).toEqual(['R-80 field-wrong score0']);
  });
});
