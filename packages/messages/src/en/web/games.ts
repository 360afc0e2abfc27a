import type { GamesTexts } from '../../web/games.ts';

export const games: GamesTexts = {
  title: 'My games',
  filter: 'Which games',
  all: 'All',
  over: 'Games that are over',
  none: 'No game is over yet. Whatever you play stays here, and can be looked at again.',
  carryOn: 'Continue',
  marks: {
    'take-back': 'with a take-back',
    'play-on': 'played on from a replay',
    'same-deal': 'same deal again',
    record: 'opened from a record',
  },
  showMore: 'Show more',
};
