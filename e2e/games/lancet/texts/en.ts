import { does, list, number, plural, points, ranked } from '../../../../packages/messages/src/en/grammar.ts';
import type { Colour } from '#games/lancet';
import type { LancetRefusals, LancetTexts } from './texts.ts';

const colours: LancetTexts['colours'] = { ruby: 'ruby', amber: 'amber', jade: 'jade', azure: 'azure' };

const shards = (count: number): string =>
  plural(count, { one: `${number(count)} shard`, other: `${number(count)} shards` });

const hand = (held: readonly Colour[]): string => list(held.map((colour) => colours[colour]));

const consequences: LancetTexts['consequences'] = {
  dealt: 'Each player has drawn 3 shards.',
  'round-started': ({ round }) => `Round ${round} begins.`,
  chosen: ({ seat, colour }, context) =>
    colour === null
      ? `${does(context, seat, 'have chosen', 'has chosen')} a shard.`
      : `${does(context, seat, 'choose', 'chooses')} the ${colours[colour]} shard.`,
  set: ({ seat, colour, place, clear }, context) =>
    `${does(context, seat, 'set', 'sets')} ${colours[colour]} on place ${place + 1}: ${clear ? 'it shines' : 'it clouds over'}.`,
  'round-ended': ({ round }) => `Round ${round} is over.`,
  drawn: 'Each player draws a shard.',
  'hands-shown': ({ hands }, { name }) =>
    `The hands are revealed. ${hands.map((held, seat) => `${name(seat)}: ${hand(held)}`).join('; ')}.`,
  'light-scored': ({ seat, clear, cloudy, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for light: ${number(clear)} clear, ${number(cloudy)} cloudy.`,
  'colours-scored': ({ seat, colours: count, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for ${plural(count, { one: `${number(count)} clear colour`, other: `${number(count)} clear colours` })}.`,
  'hand-scored': ({ seat, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for leftover shards.`,
  ranked,
  abandoned: 'The game was abandoned without a result.',
};

export const lancet: LancetTexts = {
  colours,
  consequences,
  board: {
    hand: 'Hand',
    yourHand: 'Your hand',
    shard: (colour) => `${colours[colour]} shard`,
    place: (place, set) =>
      set === undefined
        ? `Place ${place}: empty`
        : `Place ${place}: ${colours[set.colour]}, ${set.clear ? 'clear' : 'cloudy'}`,
    lancet: (name) => `${name}’s lancet`,
    yourLancet: 'Your lancet',
    hasChosen: 'has chosen',
    isChoosing: 'is choosing',
    held: (count) => `${shards(count)} in hand`,
    bag: (count) => `${shards(count)} in the bag`,
    points,
    choose: 'Choose a shard from your hand.',
    waiting: 'The others are still choosing.',
  },
  preview: {
    place: (place) => `place ${place}`,
    toPlace: (place) => `to place ${place}`,
    shinesIf: (colour) => `Shines if nobody else chooses ${colours[colour]}`,
    act: 'Choose this shard',
  },
  log: {
    dealt: 'Shards dealt',
    chose: 'shard chosen',
    clear: (colour) => `${colours[colour]}, clear`,
    cloudy: (colour) => `${colours[colour]}, cloudy`,
    roundOver: (round) => `End of round ${round}`,
    handsShown: 'Hands revealed',
    total: points,
  },
  score: { light: 'Light', colours: 'Clear colours', hand: 'Leftover shards', byLight: 'Light decides the tie.' },
};

export const refusals: LancetRefusals = {
  over: 'The game is over.',
  'not-due': ({ due }) =>
    ({
      deal: 'The shards must be dealt first.',
      choose: 'Every player must choose a shard first.',
      reveal: 'The chosen shards must be revealed first.',
      draw: 'Every player must draw a shard first.',
      end: 'All rounds have been played: only the final scoring is left.',
    })[due],
  'no-such-seat': ({ players }) => `This game has ${number(players)} players.`,
  'already-chosen': 'This player has already chosen a shard this round.',
  'not-in-hand': ({ colour }) => `There is no ${colours[colour]} shard in this hand.`,
  'choice-hidden': 'A choice must name a shard.',
  'bag-short': ({ colour }) => `There are only 10 ${colours[colour]} shards.`,
  'reveal-contradicts': 'This contradicts what is already known.',
};
