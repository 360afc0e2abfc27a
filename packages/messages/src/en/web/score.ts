import type { ScoreTexts } from '../../web/score.ts';

export const score: ScoreTexts = {
  kind: 'What for',
  kinds: {
    colourBonus: 'Bonus colours',
    windows: 'Windows',
    lost: 'Broken glass so far',
    leftover: 'Panes left on strips',
    glass: 'Broken glass',
    private: 'Private objective',
    tokens: 'Favor tokens',
    empty: 'Empty spaces',
  },
  palace: {
    A: 'Ornaments',
    B: 'Colour × complete windows',
  },
  soFar: 'So far',
  ifEnded: 'If the game ended now',
  finalScoring: 'Final scoring',
  score: 'Score',
  total: 'Total',
  hidden: 'hidden',
  andHidden: (points) => `${points} and something hidden`,
  byRound: 'Points by round',
  end: 'End',
  decided: {
    glass: 'The points are equal: fewer points lost on the broken-glass track decide.',
    private: 'The points are equal: the private objective decides.',
    tokens: 'The points are equal, also those for private objectives: the favor tokens left decide.',
    seat: 'Everything is equal: whoever sat furthest from the last start player wins.',
  },
  abandoned: 'The game was abandoned.',
};
