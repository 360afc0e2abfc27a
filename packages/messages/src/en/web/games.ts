import type { GamesTexts } from '../../web/games.ts';

export const games: GamesTexts = {
  title: 'My games',
  filter: 'Show',
  all: 'All',
  over: 'Finished games',
  none: 'No finished games yet.',
  carryOn: 'Continue',
  marks: {
    'take-back': 'with a turn undone',
    'play-on': 'continued from a replay',
    'same-deal': 'same deal again',
    record: 'from a game file',
  },
  showMore: 'Show more',
};
