import { describe, expect, test } from 'vitest';
import { recalled, sameNames, seatedIn, setupFrom, withColour, type Setup } from '../src/app/last-setup.ts';
import { coloursOf, PERSON_COLOURS } from '../src/app/persons.ts';

const USUAL = setupFrom('sintra', undefined);

describe('the remembered set-up', () => {
  test('starts a newcomer against one bot', () => {
    expect(seatedIn(USUAL).map(({ who }) => who)).toEqual(['person', 'journeyman']);
    expect(USUAL).toMatchObject({ start: null, side: 'A', scoreFloor: false, strips: '', tools: 3 });
  });

  test('stays the same when read again', () => {
    const chosen: Setup = {
      ...USUAL,
      players: 3,
      places: withColour(USUAL.places, 1, 'blue').with(2, { who: 'person', name: 'Ada', colour: 'green' }),
      start: 2,
      side: 'B',
      scoreFloor: true,
      strips: 'a-set',
    };
    expect(setupFrom('sintra', JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test.for([
    ['null', null],
    ['a text', 'sintra'],
    ['a list', [1, 2, 3]],
    ['values of the wrong type', { players: '3', places: 7, start: 1.5, side: 'C', tools: 9, strips: {} }],
    ['too many players', { players: 400, start: 399 }],
    ['prototype fields', JSON.parse('{"__proto__": {"players": 4}, "constructor": 1, "places": {"length": 4}}')],
  ] as const)('ignores %s', ([, stored]) => {
    expect(setupFrom('sintra', stored)).toEqual(USUAL);
  });

  test('takes people from the other game, but not their seats', () => {
    const sintra = {
      ...USUAL,
      players: 4,
      places: USUAL.places.map((place) => ({ ...place, who: 'person', name: 'Ada' })),
    };
    const sagrada = recalled('sagrada', { sintra });
    expect(sagrada.places[0].name).toBe('Ada');
    expect(seatedIn(sagrada).map(({ who }) => who)).toEqual(['person', 'journeyman']);
    expect(recalled('sagrada', { sintra, sagrada: {} }).places[0].name).toBe('');
  });

  test('allows solo games in Sagrada only', () => {
    expect(setupFrom('sintra', { players: 1 }).players).toBe(2);
    expect(setupFrom('sagrada', { players: 1 }).players).toBe(1);
  });

  test('never lets an absent player start', () => {
    expect(setupFrom('sagrada', { players: 2, start: 2 }).start).toBeNull();
    expect(setupFrom('sagrada', { players: 3, start: 2 }).start).toBe(2);
  });

  test('keeps names on one line and short', () => {
    const [first, second] = setupFrom('sintra', {
      places: [{ who: 'person', name: ' Ada\n\u0000\u202e  Lovelace ' }, { name: '🙂'.repeat(50) }],
    }).places;
    expect(first.name).toBe('Ada Lovelace');
    expect([...second.name]).toHaveLength(30);
  });

  test('never has a colour twice, whatever was stored', () => {
    const { places } = setupFrom('sintra', { places: PERSON_COLOURS.map(() => ({ colour: 'red' })) });
    expect(places.map(({ colour }) => colour)).toEqual(PERSON_COLOURS);
  });
});

describe('players’ colours', () => {
  test('swap when one player takes the colour of another', () => {
    expect(withColour(USUAL.places, 0, 'green').map(({ colour }) => colour)).toEqual([
      'green',
      'red',
      'blue',
      'violet',
    ]);
  });

  test('leave the remaining ones to bots and to people with an unknown or taken colour', () => {
    const person = (colour: string) => ({ kind: 'person', name: 'Ada', colour }) as const;
    const bot = { kind: 'bot', level: 'master' } as const;
    expect(coloursOf([bot, person('blue'), bot, person('grey')])).toEqual(['red', 'blue', 'green', 'violet']);
    expect(coloursOf([person('red'), person('red')])).toEqual(['red', 'blue']);
  });
});

test('equal names are noticed for people only, and only if they have one', () => {
  const named = (...names: readonly string[]): Setup => ({
    ...USUAL,
    players: 3,
    places: USUAL.places.map((place, seat) => ({
      ...place,
      who: seat < 2 ? 'person' : 'master',
      name: names[seat] ?? '',
    })),
  });
  expect(sameNames(named('Ada', 'ada'))).toBe(true);
  expect(sameNames(named('Ada', 'Bo', 'Ada'))).toBe(false);
  expect(sameNames(named('', ''))).toBe(false);
});
