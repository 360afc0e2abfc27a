import type { RefusalTexts } from '../refusals.ts';
import { list, number, plural } from './grammar.ts';

export const record: RefusalTexts['record'] = {
  problem: (path, rule, reason) => {
    const law = rule === 'record' ? 'record format' : `rule ${rule}`;
    return path === '' ? `${reason} (${law})` : `${path}: ${reason} (${law})`;
  },
  reasons: {
    'field-missing': ({ path }) => `The field “${path}” is missing.`,
    'field-wrong': ({ path }) =>
      path === '' ? 'This isn’t in the expected format.' : `The field “${path}” has an invalid value.`,
    'field-misplaced': ({ path }) => `The field “${path}” doesn’t belong here.`,
    'event-unknown': ({ path }) => `The field “${path}” doesn’t name an event in this game.`,
    'record-json': 'This isn’t valid JSON.',
    'record-game': ({ game }) => `This version of Leadlight doesn’t know a game called “${game}”.`,
    'record-rules': ({ rules }) => `This version of Leadlight doesn’t know version “${rules}” of the rules.`,
    'record-commitment': 'The seed doesn’t match the commitment published before the game.',
    'record-salt': ({ seat }) => `Player ${seat + 1}’s salt doesn’t match their commitment.`,
    'record-salt-uncommitted': ({ seat }) => `Player ${seat + 1} didn’t commit to a salt, so their salt must be empty.`,
    'record-salt-unopened': ({ seat }) =>
      `Player ${seat + 1} didn’t open their commitment, so their salt must be empty.`,
    'record-seed-early': 'The seed must stay secret until the game is over.',
    'record-chance': ({ labels }) =>
      `The seed gives a different outcome for ${list(labels.map((label) => `“${label}”`))}.`,
    'record-legal': ({ said, counted }) =>
      plural(counted, {
        one: `There’s ${number(counted)} possible move here, not ${number(said)}.`,
        other: `There are ${number(counted)} possible moves here, not ${number(said)}.`,
      }),
    'record-result-early': 'There can’t be a result before the game is over.',
    'record-result-missing': 'The game is over, but the result is missing.',
    'record-result': ({ field }) => `In the result, “${field}” doesn’t match the game.`,
    'record-hidden': 'The game is over, so nothing may be hidden or revealed here.',
    'record-empty': 'There are no events in this record; it must start with the setup.',
  },
};
