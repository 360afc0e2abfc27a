import type { GamesTexts } from '../games.ts';

export const games: GamesTexts = {
  filter: 'Show',
  all: 'All',
  over: 'Finished games',
  none: 'No finished games yet.',
  carryOn: 'Resume',
  marks: {
    'take-back': 'with a turn undone',
    'play-on': 'continued from a replay',
    'same-deal': 'same deal again',
    record: 'from a game file',
  },
  showMore: 'Show more',
};
