import { describe, expect, test } from 'vitest';
import { recalled, sameNames, seatedIn, setupFrom, withColour, type Setup } from '../src/app/last-setup.ts';
import { coloursOf, PERSON_COLOURS } from '../src/app/persons.ts';

const USUAL = setupFrom('sintra', undefined);

describe('what is remembered of the last game', () => {
  test('a newcomer plays against one bot', () => {
    expect(seatedIn(USUAL).map(({ who }) => who)).toEqual(['person', 'journeyman']);
    expect(USUAL).toMatchObject({ start: null, side: 'A', scoreFloor: false, strips: '', tools: 3 });
  });

  test('is the same when it is read again', () => {
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
    ['nothing', null],
    ['a text', 'sintra'],
    ['a list', [1, 2, 3]],
    ['numbers where there should be none', { players: '3', places: 7, start: 1.5, side: 'C', tools: 9, strips: {} }],
    ['too many players', { players: 400, start: 399 }],
    ['names of the prototype', JSON.parse('{"__proto__": {"players": 4}, "constructor": 1, "places": {"length": 4}}')],
  ] as const)('%s is as good as nothing', ([, stored]) => {
    expect(setupFrom('sintra', stored)).toEqual(USUAL);
  });

  test('people are known from the other game, but not as players of this one', () => {
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

  test('only Sagrada can be played alone', () => {
    expect(setupFrom('sintra', { players: 1 }).players).toBe(2);
    expect(setupFrom('sagrada', { players: 1 }).players).toBe(1);
  });

  test('nobody who left can start', () => {
    expect(setupFrom('sagrada', { players: 2, start: 2 }).start).toBeNull();
    expect(setupFrom('sagrada', { players: 3, start: 2 }).start).toBe(2);
  });

  test('names are on one line and not too long', () => {
    const [first, second] = setupFrom('sintra', {
      places: [{ who: 'person', name: ' Ada\n\u0000\u202e  Lovelace ' }, { name: '🙂'.repeat(50) }],
    }).places;
    expect(first.name).toBe('Ada Lovelace');
    expect([...second.name]).toHaveLength(30);
  });

  test('no two colours are alike, whatever was stored', () => {
    const { places } = setupFrom('sintra', { places: PERSON_COLOURS.map(() => ({ colour: 'red' })) });
    expect(places.map(({ colour }) => colour)).toEqual(PERSON_COLOURS);
  });
});

describe('colours of people', () => {
  test('who takes the colour of somebody gives theirs away', () => {
    expect(withColour(USUAL.places, 0, 'green').map(({ colour }) => colour)).toEqual([
      'green',
      'red',
      'blue',
      'violet',
    ]);
  });

  test('bots have what is left, and so has who wants a colour that there is not', () => {
    const person = (colour: string) => ({ kind: 'person', name: 'Ada', colour }) as const;
    const bot = { kind: 'bot', level: 'master' } as const;
    expect(coloursOf([bot, person('blue'), bot, person('grey')])).toEqual(['red', 'blue', 'green', 'violet']);
    expect(coloursOf([person('red'), person('red')])).toEqual(['red', 'blue']);
  });
});

test('two people with one name are noticed; bots and the nameless are not', () => {
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
