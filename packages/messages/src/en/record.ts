import type { RecordTexts } from '../texts.ts';
import { list, number } from './grammar.ts';

export const record: RecordTexts = {
  problem: (path, rule, reason) => {
    const law = rule === 'record' ? 'record format' : `rule ${rule}`;
    return path === '' ? `${reason} (${law})` : `${path}: ${reason} (${law})`;
  },
  reasons: {
    'field-missing': ({ path }) => `The field “${path}” is missing.`,
    'field-wrong': ({ path }) =>
      path === '' ? 'This does not have the expected form.' : `The field “${path}” has a value that it cannot have.`,
    'field-misplaced': ({ path }) => `The field “${path}” does not belong here.`,
    'event-unknown': ({ path }) => `The field “${path}” does not name an event of this game.`,
    'record-json': 'The record cannot be read: it is not valid JSON.',
    'record-game': ({ game }) => `There is no game “${game}” here; a record is of “sintra” or “sagrada”.`,
    'record-commitment': 'The seed does not match the commitment that was published before the game.',
    'record-salt': ({ seat }) => `The salt of seat ${seat + 1} is not the one that it committed to.`,
    'record-seed-early': 'The seed must stay secret until the game is over.',
    'record-chance': ({ labels }) =>
      `The seed gives a different outcome for ${list(labels.map((label) => `“${label}”`))}.`,
    'record-legal': ({ said, counted }) =>
      `Possible moves here: ${number(counted)}, not ${number(said)} as the record says.`,
    'record-result-early': 'A result may stand in the record only once the game has been played to its end.',
    'record-result-missing': 'The game has ended, but the record has no result.',
    'record-result': ({ field }) => `In the result, “${field}” is not what the game gives.`,
    'record-hidden': 'The game is over, so the record must tell everything: nothing may be hidden or revealed here.',
  },
};
