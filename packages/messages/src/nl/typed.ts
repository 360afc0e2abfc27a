import type { CommonTerm, TypedTexts, Vocabulary } from '../typed.ts';
import { points } from './grammar.ts';

export const words: Vocabulary<CommonTerm> = {
  where: 'waar, past, passen in',
  need: 'nodig, mist, ontbreekt, zoekt',
  bag: 'zak, over, resteert',
  since: 'sinds, veranderd, gebeurd, nieuws',
  score: 'score, punten, oplevert, levert, waard',
  read: 'lees, lezen, toon, beschrijf',
  me: 'mij, ik, mijn, me, eigen',
  small:
    'de, het, een, naar, op, in, van, uit, bij, met, en, dan, dus, voor, wat, welke, wie, heeft, heb, is, er, ze, dit, dat, die, deze, kan, kunnen, zou, zal, wordt, gaat, leg, leggen, pak, pakken, neem, nemen, plaats, plaatsen, gebruik, zet, zetten, nog, graag, glasstuk, glasstukken, dobbelsteen, dobbelstenen, steen, stenen, vak, speler, beurt, laatste',
};

export const typed: TypedTexts = {
  unknown: (word, example) => `‘${word}’ is hier niet duidelijk. Probeer ‘${example}’.`,
  impossible: (example) => `Dat kun je nu niet kiezen. Probeer ‘${example}’.`,
  incomplete: (example) => `Dit is nog geen zet of vraag. Probeer ‘${example}’.`,
  notDue: 'Je bent niet aan de beurt. Vragen stellen kan wel.',
  notYours: 'Die zet is van een andere speler.',
  nothingSince: 'Er is niets gebeurd sinds je laatste zet.',
  chooseFirst: 'Kies eerst een zet, of typ hem achter de vraag.',
  noBoard: 'Je kijkt mee en hebt hier geen eigen bord. Noem een speler.',
  change: (move, change) => `${move}: ${change > 0 ? '+' : ''}${points(change)}.`,
  questions: {
    where: 'Waar kan de gekozen kleur of dobbelsteen heen?',
    need: 'Wat heeft de volgende speler nodig?',
    bag: 'Wat zit er nog in de zak?',
    since: 'Wat is er gebeurd sinds je laatste zet?',
    score: 'Wat levert de gekozen zet op?',
    read: 'Hoe vol is je bord?',
  },
};
