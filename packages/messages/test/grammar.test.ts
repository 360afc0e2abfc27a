/** Sentences word for word: plurals, agreement, cases. */
import type { Consequence as SagradaConsequence, Reason as SagradaReason } from '@leadlight/sagrada';
import type { Colour, Consequence as SintraConsequence } from '@leadlight/sintra';
import { describe, expect, it } from 'vitest';
import { describeConsequence, describeReason, textsFor, type Locale } from '../src/index.ts';
import { COUNTS, context, plain, toAda } from './samples.ts';

const sintra = (locale: Locale, happened: SintraConsequence): string =>
  plain(describeConsequence(textsFor(locale), textsFor(locale).sintra, happened, context));

const sagrada = (locale: Locale, happened: SagradaConsequence): string =>
  plain(describeConsequence(textsFor(locale), textsFor(locale).sagrada, happened, context));

const refusal = (locale: Locale, reason: SagradaReason): string =>
  plain(describeReason(textsFor(locale).refusals, textsFor(locale).refusals.sagrada, reason));

const picks = (locale: Locale, colour: Colour): readonly string[] =>
  COUNTS.map((count) => sintra(locale, { type: 'picked', rule: 'R-14', seat: 0, from: 'centre', colour, count }));

describe('panes agree with their number', () => {
  it.each([
    ['en', 'orange', 'Ada takes # from the centre.', '0 orange panes|1 orange pane|2 orange panes|5 orange panes'],
    ['fr', 'white', 'Ada prend # au centre.', '0 pièce blanche|1 pièce blanche|2 pièces blanches|5 pièces blanches'],
    ['fr', 'orange', 'Ada prend # au centre.', '0 pièce orange|1 pièce orange|2 pièces orange|5 pièces orange'],
    [
      'nl',
      'white',
      'Ada pakt # uit het midden.',
      '0 witte glasstukken|1 wit glasstuk|2 witte glasstukken|5 witte glasstukken',
    ],
    [
      'nl',
      'pink',
      'Ada pakt # uit het midden.',
      '0 roze glasstukken|1 roze glasstuk|2 roze glasstukken|5 roze glasstukken',
    ],
  ] as const)('%s, %s', (locale, colour, frame, phrases) => {
    expect(picks(locale, colour).slice(0, 4)).toEqual(phrases.split('|').map((phrase) => frame.replace('#', phrase)));
  });

  it('in Polish, with three plurals and their own teens', () => {
    expect(picks('pl', 'blue')).toEqual([
      'Ada bierze 0 niebieskich tafli ze środka.',
      'Ada bierze 1 niebieską taflę ze środka.',
      'Ada bierze 2 niebieskie tafle ze środka.',
      'Ada bierze 5 niebieskich tafli ze środka.',
      'Ada bierze 12 niebieskich tafli ze środka.',
      'Ada bierze 21 niebieskich tafli ze środka.',
      'Ada bierze 22 niebieskie tafle ze środka.',
      'Ada bierze 25 niebieskich tafli ze środka.',
    ]);
  });
});

describe('points agree with their number', () => {
  const scored = (locale: Locale): readonly string[] =>
    [1, 2, 5, 12, 22].map((points) => sintra(locale, { type: 'glass-scored', rule: 'R-52', seat: 1, points }));

  it.each([
    ['en', ['1 point', '2 points', '5 points', '12 points', '22 points'], 'Borys loses # on the broken glass track.'],
    ['fr', ['1 point', '2 points', '5 points', '12 points', '22 points'], 'Borys perd # sur la piste de verre brisé.'],
    [
      'nl',
      ['1 punt', '2 punten', '5 punten', '12 punten', '22 punten'],
      'Borys verliest # op het spoor voor gebroken glas.',
    ],
    [
      'pl',
      ['1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'],
      'Borys traci # na torze stłuczonego szkła.',
    ],
  ] as const)('%s', (locale, phrases, frame) => {
    expect(scored(locale)).toEqual(phrases.map((phrase) => frame.replace('#', phrase)));
  });

  it('with “de” after millions in French, and a form for fractions in Polish', () => {
    const paid = (locale: Locale, tokens: number) =>
      sagrada(locale, { type: 'tokens-received', rule: 'G-05', seat: 0, tokens });
    expect(paid('fr', 1_000_000)).toBe('Ce motif donne droit à 1 000 000 de jetons Faveur.');
    expect(paid('pl', 1.5)).toBe('Ten wzór daje 1,5 znacznika uznania.');
  });
});

describe('lists', () => {
  it.each([
    ['en', 'Display 3 gets 2 blue panes, 1 yellow pane and 1 white pane.'],
    ['fr', 'La Fabrique 3 reçoit 2 pièces bleues, 1 pièce jaune et 1 pièce blanche.'],
    ['nl', 'Schijf 3 krijgt 2 blauwe glasstukken, 1 geel glasstuk en 1 wit glasstuk.'],
    ['pl', 'Na warsztat 3: 2 niebieskie tafle, 1 żółta tafla i 1 biała tafla.'],
  ] as const)('of panes in %s', (locale, sentence) => {
    const panes = ['blue', 'yellow', 'blue', 'white'] as const;
    expect(sintra(locale, { type: 'display-filled', rule: 'R-10', display: 2, panes })).toBe(sentence);
  });

  it.each([
    ['en', 'Round 3 is over. Left for the round track: red 3 and purple 1.'],
    ['fr', 'La manche 3 est terminée. Sur la piste de manches : rouge 3 et violet 1.'],
    ['nl', 'Ronde 3 is voorbij. Naar het rondespoor: rode 3 en paarse 1.'],
    ['pl', 'Koniec rundy 3. Na tor rund: czerwona trójka i fioletowa jedynka.'],
  ] as const)('of dice in %s', (locale, sentence) => {
    expect(sagrada(locale, { type: 'round-ended', rule: 'G-14', round: 3, dice: ['R3', 'P1'] })).toBe(sentence);
  });
});

describe('dice are inflected', () => {
  it.each([
    ['en', 'There’s no green 5 in the draft pool.', 'Ada places the green 5 on C4.'],
    ['fr', 'Il n’y a pas de dé vert 5 dans la pioche.', 'Ada place le dé vert 5 en C4.'],
    ['nl', 'In het aanbod ligt geen groene 5.', 'Ada legt de groene 5 op C4.'],
    ['pl', 'W puli nie ma zielonej piątki.', 'Ada kładzie zieloną piątkę na polu C4.'],
  ] as const)('%s', (locale, missing, placed) => {
    expect(refusal(locale, { rule: 'G-20', key: 'not-in-pool', args: { die: 'G5' } })).toBe(missing);
    expect(sagrada(locale, { type: 'placed', rule: 'G-20', seat: 0, die: 'G5', cell: 'C4' })).toBe(placed);
  });
});

describe('“you”', () => {
  const scene: readonly SintraConsequence[] = [
    { type: 'picked', rule: 'R-14', seat: 0, from: 'centre', colour: 'orange', count: 3 },
    { type: 'glass-moved', rule: 'R-15', seat: 0, from: 0, to: 1, steps: 1 },
    { type: 'tile-returned', rule: 'R-83', seat: 0 },
    { type: 'round-started', rule: 'R-11', round: 2, seat: 0, bonus: 'blue' },
  ];

  it.each([
    [
      'en',
      'You take 3 orange panes from the centre.',
      'Your broken glass marker moves down 1 space.',
      'Nobody took panes from the centre, so the starting tile goes back to you.',
      'Round 2 starts with you. The bonus colour is blue.',
    ],
    [
      'fr',
      'Vous prenez 3 pièces orange au centre.',
      'Vous descendez de 1 case sur la piste de verre brisé.',
      'Personne n’a pris de pièces au centre : la tuile Premier joueur vous revient.',
      'Manche 2 : vous commencez. Couleur bonus : bleu.',
    ],
    [
      'nl',
      'Je pakt 3 oranje glasstukken uit het midden.',
      'Je marker voor gebroken glas zakt 1 vak.',
      'Niemand pakte iets uit het midden, dus de startspelersteen gaat terug naar jou.',
      'Ronde 2: jij begint. De bonuskleur is blauw.',
    ],
    [
      'pl',
      'Bierzesz 3 pomarańczowe tafle ze środka.',
      'Przesuwasz swój znacznik na torze stłuczonego szkła o 1 pole w dół.',
      'Nikt nie wziął tafli ze środka, więc znacznik gracza rozpoczynającego odzyskujesz ty.',
      'Rundę 2 zaczynasz ty; kolor premiowy: niebieski.',
    ],
  ] as const)('in %s', (locale, ...sentences) => {
    expect(
      scene.map((happened) => plain(describeConsequence(textsFor(locale), textsFor(locale).sintra, happened, toAda))),
    ).toEqual(sentences);
  });

  it.each([
    ['en', 'You and Borys share the victory! Final ranking: 1. Borys, 7 points; 1. You, 7 points.'],
    ['fr', 'Vous et Borys partagez la victoire ! Classement final : 1. Borys, 7 points ; 1. Vous, 7 points.'],
    ['nl', 'Jij en Borys delen de overwinning! Eindstand: 1. Borys, 7 punten; 1. Jij, 7 punten.'],
    ['pl', 'Ty i Borys dzielicie się zwycięstwem! Klasyfikacja końcowa: 1. Borys, 7 punktów; 1. Ty, 7 punktów.'],
  ] as const)('comes first in a shared victory in %s', (locale, sentence) => {
    const ranked = { type: 'ranked', rule: 'R-56', ranking: [[1, 0]], scores: [7, 7] } as const;
    expect(plain(describeConsequence(textsFor(locale), textsFor(locale).sintra, ranked, toAda))).toBe(sentence);
  });
});

describe('the final sentences', () => {
  it.each([
    [
      'en',
      'Ada and Chloé share the victory! Final ranking: 1. Ada, 22 points; 1. Chloé, 22 points; 3. Borys, −3 points.',
    ],
    [
      'fr',
      'Ada et Chloé partagent la victoire ! Classement final : 1. Ada, 22 points ; 1. Chloé, 22 points ; 3. Borys, −3 points.',
    ],
    [
      'nl',
      'Ada en Chloé delen de overwinning! Eindstand: 1. Ada, 22 punten; 1. Chloé, 22 punten; 3. Borys, −3 punten.',
    ],
    [
      'pl',
      'Ada i Chloé dzielą się zwycięstwem! Klasyfikacja końcowa: 1. Ada, 22 punkty; 1. Chloé, 22 punkty; 3. Borys, −3 punkty.',
    ],
  ] as const)('announce a shared victory in %s', (locale, sentence) => {
    expect(sintra(locale, { type: 'ranked', rule: 'R-56', ranking: [[0, 2], [1]], scores: [22, -3, 22] })).toBe(
      sentence,
    );
  });

  it.each([
    ['en', 'Borys wins! Final ranking: 1. Borys, 61 points; 2. Ada, 1 point.'],
    ['fr', 'Borys gagne ! Classement final : 1. Borys, 61 points ; 2. Ada, 1 point.'],
    ['nl', 'Borys heeft gewonnen! Eindstand: 1. Borys, 61 punten; 2. Ada, 1 punt.'],
    ['pl', 'Wygrywa Borys! Klasyfikacja końcowa: 1. Borys, 61 punktów; 2. Ada, 1 punkt.'],
  ] as const)('announce a winner in %s', (locale, sentence) => {
    expect(sagrada(locale, { type: 'ranked', rule: 'G-55', ranking: [[1], [0]], scores: [1, 61] })).toBe(sentence);
  });

  it.each([
    ['en', 'Ada scores 4 points for Light Shades, met twice.'],
    ['fr', 'Ada marque 4 points pour l’objectif « Nuances légères », atteint 2 fois.'],
    ['nl', 'Ada scoort 4 punten voor het doel ‘Lichte Tinten’ (2 keer).'],
    ['pl', 'Ada zdobywa 4 punkty za cel „Jasne odcienie”, spełniony 2 razy.'],
  ] as const)('name an objective in %s', (locale, sentence) => {
    const scored = {
      type: 'objective-scored',
      rule: 'G-52',
      seat: 0,
      objective: 'light-shades',
      times: 2,
      points: 4,
    } as const;
    expect(sagrada(locale, scored)).toBe(sentence);
  });
});
