/** The log: short lines for choices and shards, written from their consequences. */
import { describeConsequence, type Context, type LogWords } from '@leadlight/messages';
import {
  winnersIn,
  type Belonging,
  type Group,
  type LineKind,
  type Part,
} from '../../../../packages/messages/src/log/lines.ts';
import type { Consequence } from '#games/lancet';
import type { TextsHere } from './texts.ts';

interface Scene {
  readonly group: Group<Consequence>;
  readonly texts: TextsHere;
  readonly context: Context;
}

const KINDS: Readonly<Record<Consequence['type'], LineKind>> = {
  dealt: 'note',
  'round-started': 'round',
  chosen: 'turn',
  set: 'turn',
  'round-ended': 'note',
  drawn: 'note',
  'hands-shown': 'note',
  'light-scored': 'score',
  'colours-scored': 'score',
  'hand-scored': 'score',
  ranked: 'result',
  abandoned: 'note',
};

/** A choice and the shard it becomes are two lines: other players' choices come in between. */
const belongs = (happened: Consequence): Belonging => ({
  kind: KINDS[happened.type],
  seat: 'seat' in happened ? happened.seat : undefined,
  isFirst: KINDS[happened.type] === 'note' || KINDS[happened.type] === 'turn',
});

function turnParts({ group, texts: { lancet } }: Scene): readonly Part[] {
  const [happened] = group.followed;
  if (happened?.type !== 'set') return [{ text: lancet.log.chose }];
  const { colour, clear, place } = happened;
  return [
    { text: clear ? lancet.log.clear(colour) : lancet.log.cloudy(colour), mark: clear ? 'window' : 'broken' },
    { text: lancet.preview.place(place + 1), joint: 'arrow' },
  ];
}

function noteParts({ group, texts, context }: Scene): readonly Part[] {
  const { log } = texts.lancet;
  const [happened] = group.followed;
  if (happened?.type === 'dealt') return [{ text: log.dealt }];
  if (happened?.type === 'round-ended') return [{ text: log.roundOver(happened.round) }];
  if (happened?.type === 'hands-shown') return [{ text: log.handsShown }];
  return group.followed.map((each) => ({ text: describeConsequence(texts, texts.lancet, each, context) }));
}

const roundParts = ({ group, texts }: Scene): readonly Part[] =>
  group.followed.flatMap((happened) =>
    happened.type === 'round-started' ? [{ text: texts.web.ui.round(happened.round) }] : [],
  );

function scoreParts({ group, texts }: Scene): readonly Part[] {
  const scores = group.beside.flatMap((happened) => (happened.type === 'ranked' ? happened.scores : []));
  return [{ text: texts.lancet.log.total(scores[group.seat ?? 0] ?? 0), mark: 'points' }];
}

const resultParts = ({ group, texts, context }: Scene): readonly Part[] =>
  group.followed.flatMap((happened) =>
    happened.type === 'ranked' ? [{ text: winnersIn(texts, happened.ranking, context) }] : [],
  );

const PARTS: Readonly<Record<LineKind, (scene: Scene) => readonly Part[]>> = {
  turn: turnParts,
  round: roundParts,
  note: noteParts,
  score: scoreParts,
  result: resultParts,
};

export const logLancet = (texts: TextsHere): LogWords<Consequence> => ({
  belongs,
  phrase: (group, context) => ({
    parts: PARTS[group.kind]({ group, texts, context }),
    said: group.followed.map((happened) => describeConsequence(texts, texts.lancet, happened, context)),
  }),
});
