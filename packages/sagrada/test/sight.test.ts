import { describe, expect, test } from 'vitest';
import { FastRandom, type Viewer } from '@leadlight/core';
import { sagrada, sagradaText, type Event, type Position } from '../src/index.ts';
import { dealt, event, play, refusals, SETUP_2, SETUP_SOLO, table } from './table.ts';

const lines = (events: readonly Event[]): string[] => events.map((each) => sagradaText.writeEvent(each));

/** Plays a line in the full position and returns the events for the viewer. */
function seen(position: Position, line: string, viewer: Viewer): string[] {
  play(position, line);
  return lines(sagrada.see(position, event(line), viewer));
}

const HIDDEN_SETUP = SETUP_2.replace('private=Y,B', 'private=Y,?').replace(/,batllo.*$/, ',?');
const REVEAL =
  'reveal offers=suns-glory.firelight.comitas.chromatic-splendor,batllo.bellesguard.virtus.symphony-of-light patterns=comitas,virtus';

describe('a viewer’s events', () => {
  test('G-03, G-99: hide private objectives and offers of other seats in the setup', () => {
    const start = () => sagrada.start({ tools: 3 }, 2);
    expect(seen(start(), SETUP_2, 0)).toEqual([HIDDEN_SETUP]);
    expect(seen(start(), SETUP_2, null)[0]).toContain('private=?,? ');
    expect(seen(start(), SETUP_2, null)[0]).toContain('offers=?,?');
    expect(seen(start(), SETUP_2, 1)[0]).toContain('private=?,B ');
  });

  test('G-99: hide a choice until all have chosen; then a reveal shows offers and patterns', () => {
    const position = dealt(2, SETUP_2);
    expect(seen(position, '0 choose comitas', 1)).toEqual(['0 choose ?']);
    expect(lines(sagrada.see(position, event('0 choose comitas'), 0))).toEqual(['0 choose comitas']);
    expect(seen(position, '1 choose virtus', 0)).toEqual(['1 choose ?', REVEAL]);
    expect(lines(sagrada.see(position, event('1 choose virtus'), 1))).toEqual(['1 choose virtus', REVEAL]);
    expect(lines(sagrada.see(position, event('1 choose virtus'), null))).toEqual(['1 choose ?', REVEAL]);
  });

  test('G-03: reveal the private objectives at the end', () => {
    const position = table({ seats: [{ own: 'R' }, { own: 'P' }], phase: 'end', round: 10, turn: 4 });
    expect(seen(position, 'end', 0)).toEqual(['end', 'reveal private=R,P']);
  });

  test('reveal everything hidden when a game is abandoned', () => {
    const choosing = dealt(2, SETUP_2);
    play(choosing, '0 choose comitas');
    expect(seen(choosing, 'abandoned', 1)[1]).toBe(`${REVEAL.replace('comitas,virtus', 'comitas,?')} private=Y,B`);
    expect(seen(table({ pool: 'R1' }), 'abandoned', 1)).toEqual(['abandoned', 'reveal private=R,Y']);
  });

  test('G-60: hide nothing in solo, so there is nothing to reveal', () => {
    const position = sagrada.start({ tools: 1 }, 1);
    expect(seen(position, SETUP_SOLO, null)).toEqual([SETUP_SOLO]);
    expect(seen(position, '0 choose via-lux', null)).toEqual(['0 choose via-lux']);
    expect(sagrada.view(position, null).seats[0]).toMatchObject({ private: ['Y', 'B'], pattern: 'via-lux' });
    expect(seen(position, 'abandoned', null)).toEqual(['abandoned']);
  });
});

describe('a position with unknowns', () => {
  const blind = () => dealt(2, HIDDEN_SETUP);

  test('G-99: marks its hidden parts, and is not complete', () => {
    const position = blind();
    expect(sagrada.complete(position)).toBe(false);
    expect(sagrada.view(position, 0).seats).toMatchObject([
      { private: ['Y'], offers: ['suns-glory', 'firelight', 'comitas', 'chromatic-splendor'], chosen: false },
      { private: null, offers: null, chosen: false },
    ]);
    expect(sagrada.legal(position, 1)).toEqual([]);
    expect(sagrada.legal(position, 0)).toHaveLength(4);
  });

  test('G-99: accepts a hidden choice, shows that it was made, and waits for the reveal', () => {
    const position = blind();
    expect(play(position, '1 choose ?')).toEqual([{ type: 'chosen', rule: 'G-04', seat: 1, pattern: null }]);
    expect(sagrada.view(position, 0).seats[1]).toMatchObject({ chosen: true, pattern: null, tokens: null });
    expect(refusals(position, '1 choose ?')).toEqual(['G-04 already-chosen']);
    expect(refusals(position, REVEAL)).toEqual(['G-13 not-due']);
    play(position, '0 choose comitas');
    expect(refusals(position, 'roll 1 R1 R2 R3 R4 R5')).toEqual(['G-99 reveal-due']);
    expect(play(position, REVEAL)).toEqual([{ type: 'windows-shown', rule: 'G-99', patterns: ['comitas', 'virtus'] }]);
    expect(sagrada.view(position, 0).seats[1]).toMatchObject({ pattern: 'virtus', tokens: 5, private: null });
    expect(refusals(position, 'roll 1 R1 R2 R3 R4 R5')).toEqual([]);
    expect(sagrada.complete(position)).toBe(false);
  });

  test('G-04, G-99: accepts any open choice, since the offers are unknown, unless its card was seen elsewhere', () => {
    expect(refusals(blind(), '1 choose virtus')).toEqual([]);
    expect(refusals(blind(), '1 choose firelight')).toEqual(['G-04 card-taken']);
    const spectator = dealt(2, HIDDEN_SETUP.replace('private=Y,', 'private=?,').replace(/offers=.*$/, 'offers=?,?'));
    play(spectator, '1 choose virtus');
    expect(refusals(spectator, '0 choose virtus')).toEqual(['G-04 card-taken']);
    expect(refusals(spectator, '0 choose symphony-of-light')).toEqual(['G-04 card-taken']);
    expect(refusals(spectator, '0 choose batllo')).toEqual([]);
  });

  test('G-04, G-99: needs the offers to match an open choice, and to be revealed before the first roll', () => {
    const position = blind();
    play(position, '1 choose gravitas', '0 choose comitas');
    expect(refusals(position, 'roll 1 R1 R2 R3 R4 R5')).toEqual(['G-99 reveal-due']);
    expect(refusals(position, REVEAL)).toEqual(['G-99 reveal-contradicts']);
    expect(refusals(position, REVEAL.replace(',virtus', ',gravitas'))).toEqual(['G-04 not-offered']);
    const fitting = REVEAL.replace('batllo.bellesguard', 'gravitas.water-of-life').replace(',virtus', ',gravitas');
    play(position, fitting);
    expect(refusals(position, 'roll 1 R1 R2 R3 R4 R5')).toEqual([]);
  });

  test('G-99: needs a later reveal to repeat the earlier one', () => {
    const position = blind();
    play(position, '1 choose ?', '0 choose comitas', REVEAL, 'roll 1 R1 R2 R3 R4 R5');
    expect(refusals(position, REVEAL)).toEqual([]);
    expect(refusals(position, REVEAL.replace('=comitas,virtus', '=comitas,batllo'))).toEqual([
      'G-99 reveal-contradicts',
    ]);
    expect(refusals(position, REVEAL.replace('virtus.symphony', 'gravitas.symphony'))).toEqual([
      'G-99 reveal-contradicts',
    ]);
  });

  test('G-99: counts the choices of a seat even if they are hidden', () => {
    const position = blind();
    expect([0, 1, 2].map((seat) => sagrada.choices(position, seat))).toEqual([4, 4, 0]);
    play(position, '1 choose ?');
    expect(sagrada.choices(position, 1)).toBe(0);
    play(position, '0 choose comitas');
    expect([0, 1].map((seat) => sagrada.choices(position, seat))).toEqual([0, 0]);
    play(position, REVEAL, 'roll 1 R1 R2 R3 R4 R5');
    expect([0, 1].map((seat) => sagrada.choices(position, seat))).toEqual([0, sagrada.legal(position, 1).length]);
  });

  test('names the fields of an event that hide something', () => {
    const hidden = (line: string) => sagrada.hidden(event(line));
    expect(hidden(HIDDEN_SETUP)).toEqual(['private[1]', 'offers[1]']);
    expect(hidden(SETUP_2)).toEqual([]);
    expect(hidden('1 choose ?')).toEqual(['pattern']);
    expect(hidden('1 choose virtus')).toEqual([]);
    expect(hidden(REVEAL)).toEqual(['']);
    expect(hidden('roll 1 R1')).toEqual([]);
  });

  test('G-60: cannot exist in solo, where nothing is hidden or revealed', () => {
    const solo = () => sagrada.start({ tools: 1 }, 1);
    expect(refusals(solo(), SETUP_SOLO.replace('Y.B', '?'))).toEqual(['G-60 nothing-hidden']);
    expect(refusals(solo(), SETUP_SOLO.replace(/offers=.*$/, 'offers=?'))).toEqual(['G-60 nothing-hidden']);
    const position = dealt(1, SETUP_SOLO, 1);
    expect(refusals(position, '0 choose ?')).toEqual(['G-04 pattern-missing']);
    play(position, '0 choose via-lux');
    const reveal = 'reveal offers=suns-glory.firelight.via-lux.industria patterns=via-lux';
    expect(refusals(position, reveal)).toEqual(['G-60 nothing-hidden']);
  });

  test.each([
    ['another pattern than the own', REVEAL.replace('=comitas,', '=firelight,'), 'G-99 reveal-contradicts'],
    ['a pattern that was not on offer', REVEAL.replace(',virtus', ',comitas'), 'G-04 not-offered'],
    ['no pattern for who chose', REVEAL.replace(',virtus', ',?'), 'G-99 reveal-contradicts'],
    [
      'other offers than the own',
      REVEAL.replace('suns-glory.firelight', 'firelight.suns-glory'),
      'G-99 reveal-contradicts',
    ],
    ['a card that the own seat has', REVEAL.replace('batllo.bellesguard', 'suns-glory.firelight'), 'G-04 setup-offers'],
    ['half a card', REVEAL.replace('batllo.bellesguard', 'batllo.via-lux'), 'G-04 setup-offers'],
    ['the patterns of too few seats', REVEAL.replace(',virtus', ''), 'G-99 reveal-contradicts'],
    ['the offers of too few seats', REVEAL.replace(/,batllo\S*/, ''), 'G-99 reveal-contradicts'],
    ['no offers', 'reveal patterns=comitas,virtus', 'G-99 field-missing'],
    ['no patterns', REVEAL.replace(/ patterns=.*$/, ''), 'G-99 field-missing'],
    ['private objectives', `${REVEAL} private=Y,B`, 'G-03 private-early'],
  ])('G-04, G-99: needs a complete reveal that agrees with what is known: %s', (_, line, refusal) => {
    const position = blind();
    play(position, '1 choose ?', '0 choose comitas');
    expect(refusals(position, line)).toEqual([refusal]);
  });

  test('G-03: reveals private objectives only at the end, whatever is due before', () => {
    const privates = 'reveal private=Y,B';
    const early = [{ rule: 'G-03', key: 'private-early', args: {} }];
    const start = sagrada.start({ tools: 3 }, 2);
    expect(sagrada.why(start, event(privates))).toEqual([{ rule: 'G-13', key: 'not-due', args: { due: 'setup' } }]);
    const position = blind();
    expect(sagrada.why(position, event(privates))).toEqual(early);
    expect(sagrada.why(position, event(`${REVEAL} private=Y,B`))).toEqual(early);
    play(position, '1 choose ?', '0 choose comitas', REVEAL);
    expect(sagrada.why(position, event(privates))).toEqual(early);
    play(position, 'roll 1 R1 R2 R3 R4 R5');
    expect(sagrada.why(position, event(privates))).toEqual(early);
    const end = table({ phase: 'end', round: 10 });
    expect(refusals(end, 'reveal private=R,Y')).toEqual(['G-03 private-early']);
    play(end, 'end');
    expect(refusals(end, 'reveal private=R,Y')).toEqual([]);
    expect(refusals(end, 'reveal private=R,B')).toEqual(['G-99 reveal-contradicts']);
  });

  test('G-04, G-99: says what is wrong with a reveal, and when it is due', () => {
    const position = blind();
    const told = REVEAL.replace(',virtus', ',comitas');
    expect(sagrada.why(sagrada.start({ tools: 3 }, 2), event(told))).toEqual([
      { rule: 'G-13', key: 'not-due', args: { due: 'setup' } },
    ]);
    expect(sagrada.why(position, event(told))).toEqual([{ rule: 'G-13', key: 'not-due', args: { due: 'choose' } }]);
    play(position, '1 choose ?', '0 choose comitas');
    expect(sagrada.why(position, event(told))).toEqual([
      { rule: 'G-04', key: 'not-offered', args: { pattern: 'comitas' } },
    ]);
  });

  test('G-99: has an open window once its offers and its pattern are known', () => {
    const position = blind();
    play(position, '1 choose ?', '0 choose comitas');
    position.offers = dealt(2, SETUP_2).offers;
    position.privates = dealt(2, SETUP_2).privates;
    expect(sagrada.complete(position)).toBe(false);
    expect(refusals(position, 'roll 1 R1 R2 R3 R4 R5')).toEqual(['G-99 reveal-due']);
  });

  test('G-30, G-99: gets no tokens back from a repeated reveal', () => {
    const position = blind();
    play(position, '1 choose ?', '0 choose comitas', REVEAL);
    position.windows[0].tokens = 1;
    position.windows[1].tokens = 2;
    play(position, REVEAL);
    expect(position.windows.map(({ tokens }) => tokens)).toEqual([1, 2]);
  });

  test('G-03, G-99: is revealed in full if a game is abandoned while windows are chosen', () => {
    const position = blind();
    play(position, '1 choose ?', 'abandoned');
    const all = `${REVEAL.replace('comitas,virtus', '?,virtus')} private=Y,B`;
    expect(refusals(position, `${REVEAL} private=Y,B`)).toEqual(['G-99 reveal-contradicts']);
    expect(refusals(position, all.replace(/ patterns=\S+/, ''))).toEqual(['G-99 field-missing']);
    expect(refusals(position, all.replace(/ offers=\S+/, ''))).toEqual(['G-99 field-missing']);
    expect(refusals(position, 'reveal private=Y,B')).toEqual([]);
    play(position, all);
    expect(sagrada.complete(position)).toBe(true);
    expect(sagrada.view(position, null).seats).toMatchObject([
      { pattern: null, chosen: false },
      { pattern: 'virtus', chosen: true, tokens: 5 },
    ]);
  });

  test('G-99: needs a reveal to reveal something', () => {
    const position = blind();
    play(position, '1 choose ?', '0 choose comitas');
    expect(sagrada.why(position, { type: 'reveal' })).toEqual([
      { rule: 'G-99', key: 'field-missing', args: { path: 'offers' } },
      { rule: 'G-99', key: 'field-missing', args: { path: 'patterns' } },
    ]);
  });

  test('G-03: gets its scores with the reveal of the private objectives', () => {
    const position = table({ seats: [{ own: 'R' }, { own: 'P' }], phase: 'end', round: 10, turn: 4 });
    position.privates = [['R'], null];
    expect(refusals(position, 'reveal private=R,P')).toEqual(['G-03 private-early']);
    expect(play(position, 'end')).toEqual([]);
    expect(sagrada.result(position)).toBeUndefined();
    expect(refusals(position, 'reveal private=Y,P')).toEqual(['G-99 reveal-contradicts']);
    expect(refusals(position, 'reveal private=R,R')).toEqual(['G-03 setup-private']);
    expect(refusals(position, 'reveal private=R,P.G')).toEqual(['G-03 setup-private']);
    expect(refusals(position, 'reveal private=R')).toEqual(['G-99 reveal-contradicts']);
    const trace = play(position, 'reveal private=R,P');
    expect(trace[0]).toEqual({ type: 'privates-shown', rule: 'G-03', private: [['R'], ['P']] });
    expect(trace.at(-1)).toMatchObject({ type: 'ranked' });
    expect(play(position, 'reveal private=R,P')).toHaveLength(1);
    expect(sagrada.played(position)).toBe(10);
  });

  test('can be completed to a full position that agrees with what is known', () => {
    const position = blind();
    play(position, '1 choose ?');
    for (let seed = 0; seed < 50; seed++) {
      const full = sagrada.guess(position, new FastRandom(seed));
      expect(sagrada.complete(full)).toBe(true);
      const [own, other] = sagrada.view(full, null).seats.length === 2 ? full.privates : [];
      expect(own).toEqual(['Y']);
      expect(other).toHaveLength(1);
      expect(other).not.toEqual(['Y']);
      const offers = full.offers[1] ?? [];
      expect(new Set(offers).size).toBe(4);
      expect(sagradaText.readPosition(sagradaText.writePosition(full)).ok).toBe(true);
    }
    expect(sagrada.complete(position)).toBe(false);
  });

  test('guesses every possibility', () => {
    const position = blind();
    const guesses = Array.from({ length: 200 }, (_, seed) => sagrada.guess(position, new FastRandom(seed)));
    expect(new Set(guesses.map((full) => full.privates[1]?.[0])).size).toBe(4);
    expect(new Set(guesses.flatMap((full) => full.offers[1] ?? [])).size).toBe(20);
  });
});
