/** Writes a legal move of Sintra as the shortest line that chooses it. */
import type { CommonTerm, SintraTerm } from '@leadlight/messages';
import type { Move, Pick } from '@leadlight/sintra';
import type { Lexicon } from '../../../typing/lexicon.ts';

type Words = Lexicon<SintraTerm | CommonTerm>;

const isPick = (move: Move): move is Pick => move.type === 'pick';

/** Whether the moves differ in something. */
const isOpen = (picks: readonly Pick[], part: (pick: Pick) => unknown): boolean => new Set(picks.map(part)).size > 1;

function detail(pick: Pick, legal: readonly Move[], words: Words): readonly string[] {
  const alike = legal
    .filter(isPick)
    .filter(({ from, colour, strip }) => from === pick.from && colour === pick.colour && strip === pick.strip);
  const same = alike.filter(({ jokers }) => jokers === pick.jokers);
  return [
    ...(isOpen(alike, ({ jokers }) => jokers) ? [`${pick.jokers ?? 0} ${words.say('joker')}`] : []),
    ...(pick.keep !== undefined && isOpen(same, ({ keep }) => keep)
      ? [`${words.say('keep')} ${words.say(pick.keep)}`]
      : []),
  ];
}

export function writeSintra(move: Move, legal: readonly Move[], words: Words): string {
  if (move.type === 'back') return `${words.say('glazier')} ${words.say('back')}`;
  const { colour, from, strip } = move;
  const source = from === 'centre' ? words.say('centre') : String(from + 1);
  const target = strip === null ? words.say('break') : `${words.say('strip')} ${strip + 1}`;
  return [words.say(colour), source, target, ...detail(move, legal, words)].join(' ');
}
