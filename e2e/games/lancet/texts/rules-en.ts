import type { LancetRules, LancetSummary } from './rules.ts';

export const rules: LancetRules = {
  intro:
    'You glaze a lancet, a narrow pointed window, with shards of coloured glass. Everyone chooses at once and in secret, and a shard shines only if nobody else chose its colour.',
  chapters: { setup: 'Setup', round: 'A round', scoring: 'Final scoring' },
  titles: {},
  rules: {
    'L-01': '2 to 4 players. The bag holds 40 shards: 10 each of ruby, amber, jade and azure.',
    'L-02': 'Draw 3 shards from the bag. Only you see your hand.',
    'L-03': 'A short game has 4 rounds, a long one 6. Your lancet has one place per round.',
    'L-04': 'Secretly choose one shard from your hand. All players choose at the same time.',
    'L-05':
      'When all have chosen, the shards are revealed. Set yours on the next place of your lancet, from the bottom up.',
    'L-06':
      'Your shard is clear if no other player chose its colour in the same round. Shards of a colour that several players chose are cloudy.',
    'L-07': 'Then draw one shard. After the last round nobody draws, so 2 shards stay in your hand.',
    'L-08': 'When all rounds are over, the hands are revealed and the points are added up: L-09, L-10 and L-11.',
    'L-09': 'Light: 3 points for each clear shard, 1 point for each cloudy one.',
    'L-10': 'Clear colours: 2, 5 or 9 points for 2, 3 or 4 different colours among your clear shards.',
    'L-11': 'Leftover shards: 1 point for each shard in your hand whose colour is in your lancet.',
    'L-12':
      'The player with the most points wins. In a tie, more points for light win. If these are equal too, the players share the place.',
  },
  additions: {},
  pictures: {
    clear: 'Both players chose ruby in round 1, so both shards are cloudy. In round 2 they chose different colours.',
  },
};

export const summary: LancetSummary = {
  parts: { round: 'In each round', end: 'Final scoring' },
  lines: {
    choose: 'All players secretly choose a shard from their hand.',
    reveal: 'Reveal and set the shards. A colour that only one player chose is clear, the others are cloudy.',
    draw: 'Draw one shard, except after the last round.',
    clear: 'for each clear shard',
    cloudy: 'for each cloudy shard',
    colours: 'for 2, 3 or 4 clear colours',
    hand: 'for each shard in your hand whose colour is in your lancet',
    ties: 'In a tie, more points for light win.',
  },
};
