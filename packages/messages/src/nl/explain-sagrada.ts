import type { Colour, Printed, Value } from '@leadlight/sagrada';
import type { SagradaExplanations } from '../explain-sagrada.ts';
import { eitherOf } from '../plural.ts';
import { DIE_COLOURS, dieName, listDice, number, plural, points, spaces, tokens } from './grammar.ts';
import { names } from './names.ts';

const { patterns } = names.sagrada;
const either = eitherOf('nl');

const markName = (mark: Colour | Value): string => (typeof mark === 'number' ? `${mark}` : DIE_COLOURS[mark]);

/** ‘Alleen rode dobbelstenen, behalve een 3’ would contradict itself. */
const except = (printed: Printed, barred: readonly (Colour | Value)[]): string =>
  printed === null
    ? `behalve ${either(barred.map((mark) => `een ${markName(mark)}`))}`
    : `maar geen ${either(barred.map(markName))}`;

function fits(printed: Printed): string {
  if (printed === null) return 'past elke dobbelsteen';
  return typeof printed === 'number'
    ? `passen alleen dobbelstenen met waarde ${printed}`
    : `passen alleen ${DIE_COLOURS[printed]} dobbelstenen`;
}

export const explanations: SagradaExplanations = {
  space: (cell, printed, barred) =>
    barred.length === 0
      ? `Op ${cell} ${fits(printed)}.`
      : `Op ${cell} ${fits(printed)}, ${except(printed, barred)}, vanwege de dobbelstenen ernaast.`,
  dead: (cell, cost) =>
    `Op ${cell} past geen dobbelsteen meer, vanwege de dobbelstenen ernaast. Blijft het vak leeg, dan kost het ${points(cost)}.`,
  edgeFirst: 'De eerste dobbelsteen hoort aan de rand.',
  mustTouch: 'Hier mag nog geen dobbelsteen komen: een dobbelsteen moet een andere raken, met een zijde of een hoek.',
  fitting: (dice) =>
    plural(dice.length, {
      one: `Uit het aanbod past nu de ${listDice(dice)}.`,
      other: `Uit het aanbod passen nu de ${listDice(dice)}.`,
    }),
  noneFits: 'Er past nu geen dobbelsteen uit het aanbod.',
  die: (die, cell) =>
    `Naast de ${dieName(die)} op ${cell} mag geen ${DIE_COLOURS[die.slice(0, 1) as Colour]} dobbelsteen en geen ${die.slice(1)} liggen. Schuin ernaast mag dat wel.`,
  poolDie: (die, count) =>
    count === 0
      ? `De ${dieName(die)} past nu nergens in je glasraam.`
      : `De ${dieName(die)} past nu op ${spaces(count)} in je glasraam.`,
  onYourTurn: 'In je beurt neem je één dobbelsteen en leg je hem neer.',
  drafted: 'Je hebt deze beurt al een dobbelsteen genomen.',
  notDrafted: 'Je kunt hem hooguit met een gereedschapskaart nemen.',
  pool: (dice) =>
    `Elke ronde worden ${number(dice)} dobbelstenen geworpen. Wat daarvan overblijft, gaat naar het rondespoor.`,
  hand: 'Deze dobbelsteen is met een gereedschapskaart genomen. Hij gaat in het glasraam of, als de kaart dat toestaat, terug in het aanbod.',
  turns:
    'De beurten gaan met de klok mee en dan terug: iedereen heeft er twee per ronde. Een nieuwe ronde begint bij de volgende speler.',
  turnsSolo: 'In het spel voor 1 speler heb je elke ronde twee beurten achter elkaar.',
  trackOver: (round) => `Deze dobbelstenen bleven over na ronde ${round}.`,
  trackUse: 'Sommige gereedschapskaarten werken met de dobbelstenen op het rondespoor.',
  trackTarget: 'Elke dobbelsteen op het rondespoor verhoogt je doelscore.',
  trackNone: (round) => `Na ronde ${round} bleef er geen dobbelsteen over.`,
  trackNow: (round) => `Ronde ${round} is bezig. De dobbelstenen die overblijven, komen hier.`,
  trackAhead: (round, rounds) =>
    `Het spel duurt ${number(rounds)} rondes. De dobbelstenen die na ronde ${round} overblijven, komen hier.`,
  tokens:
    'Een gereedschapskaart kost 1 betaalsteen, of 2 als de kaart al eens is gebruikt. Elke betaalsteen die je overhoudt, levert 1 punt op.',
  pattern: (id, difficulty) =>
    `${patterns[id]} heeft moeilijkheidsgraad ${difficulty} en levert dus ${tokens(difficulty)} op.`,
  patternSolo: (id, difficulty) =>
    `${patterns[id]} heeft moeilijkheidsgraad ${difficulty}. In het spel voor 1 speler zijn er geen betaalstenen.`,
  offers: 'Kies een van deze patronen voor het hele spel. Hoe moeilijker het patroon, hoe meer betaalstenen je krijgt.',
  offersSolo: 'Kies een van deze patronen voor het hele spel.',
  objective: (each) => `Levert ${points(each)} op voor elke keer dat een glasraam eraan voldoet.`,
  objectiveNow: (each, now) =>
    `Levert ${points(each)} op voor elke keer dat je eraan voldoet: ${points(now)} tot nu toe.`,
  private: (colour, now) =>
    `Levert de som van de ${DIE_COLOURS[colour]} dobbelstenen in je glasraam op: ${points(now)} tot nu toe. De anderen zien dit doel pas aan het einde.`,
  privateSolo: (now) => `Zou nu ${points(now)} opleveren. Alleen het beste van je twee persoonlijke doelen telt mee.`,
  toolFirst: (price) => `Kost de eerste keer ${tokens(price)}, daarna 2.`,
  toolAgain: (price) => `Kost ${tokens(price)}, want deze kaart is al eens gebruikt.`,
  toolDie: (colour) => `Kost een ${DIE_COLOURS[colour]} dobbelsteen uit het aanbod en werkt maar één keer.`,
  toolSpent: 'Deze kaart is al gebruikt: in het spel voor 1 speler werkt elke gereedschapskaart maar één keer.',
  toolIdle: 'Deze kaart kun je nu niet gebruiken: er zou niets veranderen.',
  target: (total) =>
    `De doelscore is de som van alle dobbelstenen op het rondespoor: nu ${number(total)}. Om te winnen moet je meer scoren.`,
  score: (cost) => `Doelen en ongebruikte betaalstenen leveren punten op. Elk leeg vak kost ${points(cost)}.`,
  scoreSolo: (cost) => `Doelen leveren punten op. Elk leeg vak kost ${points(cost)}.`,
};
