import type { ScoreTexts } from '../../web/score.ts';

export const score: ScoreTexts = {
  kind: 'Points for',
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
    B: 'Complete windows × best colour',
  },
  soFar: 'So far',
  ifEnded: 'If the game ended now',
  finalScoring: 'Final scoring',
  score: 'Score',
  total: 'Total',
  hidden: 'hidden',
  andHidden: (points) => `${points}, plus hidden points`,
  byRound: 'Points by round',
  end: 'End',
  decided: {
    glass: 'Tied on points, but with fewer lost on the broken glass track.',
    private: 'Tied on points, but ahead on the private objective.',
    tokens: 'Tied on points and the private objective, but with more Favor tokens left.',
    seat: 'Tied on everything, but with the later first turn in round 10.',
  },
  abandoned: 'This game was abandoned.',
};
