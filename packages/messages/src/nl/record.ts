import type { RecordTexts } from '../texts.ts';
import { list, number } from './grammar.ts';

export const record: RecordTexts = {
  problem: (path, rule, reason) => {
    const law = rule === 'record' ? 'vorm van het verslag' : `regel ${rule}`;
    return path === '' ? `${reason} (${law})` : `${path}: ${reason} (${law})`;
  },
  reasons: {
    'field-missing': ({ path }) => `Het veld ‘${path}’ ontbreekt.`,
    'field-wrong': ({ path }) =>
      path === '' ? 'Dit heeft niet de verwachte vorm.' : `Het veld ‘${path}’ heeft een waarde die niet kan.`,
    'field-misplaced': ({ path }) => `Het veld ‘${path}’ hoort hier niet.`,
    'event-unknown': ({ path }) => `Het veld ‘${path}’ noemt geen gebeurtenis van dit spel.`,
    'record-json': 'Het verslag is niet te lezen: het is geen geldige JSON.',
    'record-game': ({ game }) => `Het spel ‘${game}’ bestaat hier niet; een verslag is van ‘sintra’ of ‘sagrada’.`,
    'record-commitment': 'De seed past niet bij de vastlegging die vóór het spel is gepubliceerd.',
    'record-salt': ({ seat }) => `De salt van plaats ${seat + 1} is niet de salt die vooraf is vastgelegd.`,
    'record-seed-early': 'De seed moet geheim blijven tot het spel is afgelopen.',
    'record-chance': ({ labels }) =>
      `De seed geeft een andere uitkomst voor ${list(labels.map((label) => `‘${label}’`))}.`,
    'record-legal': ({ said, counted }) =>
      `Mogelijke zetten hier: ${number(counted)}, niet ${number(said)} zoals het verslag zegt.`,
    'record-result-early': 'Er mag pas een uitslag in het verslag staan als het spel is uitgespeeld.',
    'record-result-missing': 'Het spel is afgelopen, maar het verslag heeft geen uitslag.',
    'record-result': ({ field }) => `In de uitslag is ‘${field}’ niet wat het spel oplevert.`,
    'record-hidden': 'Het spel is afgelopen, dus hier mag niets verborgen zijn of onthuld worden.',
  },
};
