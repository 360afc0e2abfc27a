import type { RefusalTexts } from '../refusals.ts';
import { list, number, plural } from './grammar.ts';

export const record: RefusalTexts['record'] = {
  problem: (path, rule, reason) => {
    const law = rule === 'record' ? 'bestandsindeling' : `spelregel ${rule}`;
    return path === '' ? `${reason} (${law})` : `${path}: ${reason} (${law})`;
  },
  reasons: {
    'field-missing': ({ path }) => `Het veld ‘${path}’ ontbreekt.`,
    'field-wrong': ({ path }) =>
      path === '' ? 'Dit heeft niet de verwachte vorm.' : `Het veld ‘${path}’ heeft een ongeldige waarde.`,
    'field-misplaced': ({ path }) => `Het veld ‘${path}’ hoort hier niet.`,
    'event-unknown': ({ path }) => `Het veld ‘${path}’ bevat geen gebeurtenis van dit spel.`,
    'record-json': 'Dit is geen geldige JSON.',
    'record-game': ({ game }) => `Deze versie van Leadlight kent het spel ‘${game}’ niet.`,
    'record-rules': ({ rules }) => `Deze versie van Leadlight kent versie ‘${rules}’ van de regels niet.`,
    'record-commitment': 'De seed past niet bij de vastlegging die vóór het spel is gepubliceerd.',
    'record-salt': ({ seat }) => `De salt van speler ${seat + 1} is niet de salt die vooraf is vastgelegd.`,
    'record-salt-uncommitted': ({ seat }) =>
      `Speler ${seat + 1} heeft vooraf geen salt vastgelegd, dus de salt moet leeg zijn.`,
    'record-salt-unopened': ({ seat }) =>
      `Speler ${seat + 1} heeft de vastgelegde salt niet onthuld, dus de salt moet leeg zijn.`,
    'record-seed-early': 'De seed moet geheim blijven tot het spel is afgelopen.',
    'record-chance': ({ labels }) =>
      `De seed geeft een andere uitkomst voor ${list(labels.map((label) => `‘${label}’`))}.`,
    'record-legal': ({ said, counted }) =>
      plural(counted, {
        one: `Hier is ${number(counted)} zet mogelijk, niet ${number(said)}.`,
        other: `Hier zijn ${number(counted)} zetten mogelijk, niet ${number(said)}.`,
      }),
    'record-result-early': 'De uitslag mag er pas in staan als het spel is uitgespeeld.',
    'record-result-missing': 'Het spel is afgelopen, maar de uitslag ontbreekt.',
    'record-result': ({ field }) => `In de uitslag klopt ‘${field}’ niet met het verloop van het spel.`,
    'record-hidden': 'Het spel is afgelopen, dus hier mag niets meer verborgen zijn of worden onthuld.',
    'record-empty': 'Er staan geen gebeurtenissen in; een spel moet met de voorbereiding beginnen.',
  },
};
