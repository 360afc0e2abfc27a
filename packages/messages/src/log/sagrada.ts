/** Sagrada's log: short lines for turns, written from their consequences. */
import type { Consequence, Die } from '@leadlight/sagrada';
import type { Context } from '../catalogue.ts';
import { describeConsequence } from '../describe.ts';
import type { TextsWith } from '../texts.ts';
import { winnersIn, type Belonging, type Group, type LineKind, type LogWords, type Part } from './lines.ts';

type Texts = TextsWith<'sagrada'>;

/** The content of one line. */
interface Scene {
  readonly group: Group<Consequence>;
  readonly texts: Texts;
  readonly context: Context;
}

/** A turn lasts until its player ends it: the last player in a round has two in a row. */
function belongs(happened: Consequence): Belonging {
  switch (happened.type) {
    case 'dealt':
    case 'windows-shown':
    case 'privates-shown':
    case 'round-ended':
    case 'abandoned':
      return { kind: 'note', isFirst: true };
    case 'rolled':
      return { kind: 'round' };
    case 'objective-scored':
    case 'private-scored':
    case 'tokens-scored':
    case 'empty-scored':
      return { kind: 'score', seat: happened.seat };
    case 'ranked':
    case 'target-met':
    case 'target-missed':
      return { kind: 'result' };
    default:
      return { kind: 'turn', seat: happened.seat, isFirst: STARTS.has(happened.type), isLast: ENDS.has(happened.type) };
  }
}

const STARTS: ReadonlySet<Consequence['type']> = new Set(['chosen', 'turn-skipped']);
const ENDS: ReadonlySet<Consequence['type']> = new Set(['turn-ended', 'turn-skipped']);

/** A turn being written, one consequence after another. */
interface Draft {
  readonly parts: readonly Part[];
  /** Whether the last part is a die without a destination yet. */
  readonly inHand: boolean;
}

const add = ({ parts }: Draft, ...more: readonly Part[]): Draft => ({ parts: [...parts, ...more], inHand: false });

const hold = ({ parts }: Draft, part: Part): Draft => ({ parts: [...parts, part], inHand: true });

const to = (text: string): Part => ({ text, joint: 'arrow' });

/** Adds a die's destination, and the die itself unless it was already named in hand. */
const lay = (draft: Draft, die: string, place: string): Draft =>
  draft.inHand ? add(draft, to(place)) : add(draft, { text: die }, to(place));

/** Renames the die in hand. */
const renamed = ({ parts }: Draft, text: string): Draft => ({ parts: [...parts.slice(0, -1), { text }], inHand: true });

function written(draft: Draft, happened: Consequence, texts: Texts): Draft {
  const { log, preview } = texts.sagrada;
  const tools = texts.names.sagrada.tools;
  switch (happened.type) {
    case 'tokens-paid':
      return add(draft, { text: log.tool(tools[happened.tool].name, happened.tokens) });
    case 'die-paid':
      return add(draft, { text: log.toolForDie(tools[happened.tool].name, happened.die) });
    case 'taken':
      return hold(draft, { text: log.die(happened.die) });
    case 'placed':
      return lay(draft, log.die(happened.die), happened.cell);
    case 'pooled':
      return lay(draft, log.die(happened.die), preview.pool);
    case 'bagged':
      return lay(draft, log.die(happened.die), preview.bag);
    case 'drawn':
      return add(draft, { text: log.drawn(happened.colour) });
    case 'turned':
      return hold(draft, to(log.value(happened.to)));
    case 'swapped':
      return renamed(draft, `${log.die(happened.from)} ↔ ${log.die(happened.to)}`);
    case 'moved':
      return add(draft, { text: happened.from }, to(happened.to));
    case 'rerolled':
      return rerolled(draft, happened.to, texts);
    default:
      return add(draft, ...plainly(happened, texts));
  }
}

/** A single die is rerolled in hand, several in the pool. */
const rerolled = (draft: Draft, [first]: readonly Die[], { sagrada: { log } }: Texts): Draft =>
  draft.inHand && first !== undefined ? hold(draft, to(log.value(first))) : add(draft, { text: log.poolRolled });

/** The consequences that move no die. */
function plainly(happened: Consequence, { sagrada: { log }, names }: Texts): readonly Part[] {
  switch (happened.type) {
    case 'chosen':
      return [{ text: happened.pattern === null ? log.chosen : names.sagrada.patterns[happened.pattern] }];
    case 'tokens-received':
      return [{ text: log.tokens(happened.tokens) }];
    case 'turn-ended':
      return happened.passed ? [{ text: log.passed }] : [];
    case 'turn-skipped':
      return [{ text: log.skipped }];
    default:
      return [];
  }
}

/** Leaves out a drawn colour once its die is known. */
const withoutDrawn = (followed: readonly Consequence[]): readonly Consequence[] =>
  followed.filter(({ type }, at) => type !== 'drawn' || at === followed.length - 1);

const turnParts = ({ group, texts }: Scene): readonly Part[] =>
  withoutDrawn(group.followed).reduce((draft, happened) => written(draft, happened, texts), EMPTY).parts;

const EMPTY: Draft = { parts: [], inHand: false };

/** Leaves out a taken die, which is named by its destination, and the end of a turn that was played. */
const isTold = (happened: Consequence, at: number, { length }: readonly Consequence[]): boolean =>
  (happened.type !== 'taken' || at === length - 1) && (happened.type !== 'turn-ended' || happened.passed);

const tell = ({ group, texts, context }: Scene): readonly string[] =>
  group.followed.filter(isTold).map((happened) => describeConsequence(texts, texts.sagrada, happened, context));

/** Only the first sentence has the player as its subject. */
function turnSaid({ group, texts, context }: Scene): readonly string[] {
  const [first, ...others] = group.followed.filter(isTold);
  if (first === undefined) return [];
  return [
    describeConsequence(texts, texts.sagrada, first, context),
    ...others.flatMap((happened) => toldNext(happened, texts, context)),
  ];
}

function toldNext(happened: Consequence, texts: Texts, context: Context): readonly string[] {
  const { log } = texts.sagrada;
  switch (happened.type) {
    case 'taken':
    // Told when the turn is skipped.
    case 'turn-forfeited':
      return [];
    case 'placed':
      return [log.placed(happened.die, happened.cell)];
    case 'tokens-paid':
      return [log.tokensPaid(happened.tool, happened.tokens)];
    case 'die-paid':
      return [log.diePaid(happened.tool, happened.die)];
    default:
      return [describeConsequence(texts, texts.sagrada, happened, context)];
  }
}

function noteParts(scene: Scene): readonly Part[] {
  const { log } = scene.texts.sagrada;
  const [happened] = scene.group.followed;
  switch (happened?.type) {
    case 'dealt':
      return [{ text: log.dealt }];
    case 'windows-shown':
      return [{ text: log.windowsShown }];
    case 'privates-shown':
      return [{ text: log.privatesShown }];
    case 'round-ended':
      return [{ text: log.roundOver(happened.round) }, ...leftOver(happened.dice, scene.texts)];
    default:
      return tell(scene).map((text) => ({ text }));
  }
}

const leftOver = (dice: readonly Die[], { sagrada: { log } }: Texts): readonly Part[] =>
  dice.length === 0 ? [] : [{ text: log.leftOver(dice), joint: 'dot' }, to(log.track)];

const roundParts = ({ group, texts }: Scene): readonly Part[] =>
  group.followed.flatMap((happened) =>
    happened.type === 'rolled' ? [{ text: texts.web.ui.round(happened.round) }] : [],
  );

function scoreParts({ group, texts }: Scene): readonly Part[] {
  const scores = group.beside.flatMap(scoresIn);
  return [{ text: texts.sagrada.log.total(scores[group.seat ?? 0] ?? 0), mark: 'points' }];
}

function scoresIn(happened: Consequence): readonly number[] {
  if (happened.type === 'ranked') return happened.scores;
  return happened.type === 'target-met' || happened.type === 'target-missed' ? [happened.score] : [];
}

const resultParts = ({ group, texts, context }: Scene): readonly Part[] =>
  group.followed.flatMap((happened) => {
    const { soloWon, soloLost } = texts.web.play;
    if (happened.type === 'ranked') return [{ text: winnersIn(texts, happened.ranking, context) }];
    if (happened.type === 'target-met') return [{ text: soloWon(happened.score, happened.target) }];
    return happened.type === 'target-missed' ? [{ text: soloLost(happened.score, happened.target) }] : [];
  });

const PARTS: Readonly<Record<LineKind, (scene: Scene) => readonly Part[]>> = {
  turn: turnParts,
  round: roundParts,
  note: noteParts,
  score: scoreParts,
  result: resultParts,
};

export const logSagrada = (texts: Texts): LogWords<Consequence> => ({
  belongs,
  phrase: (group, context) => {
    const scene = { group, texts, context };
    return { parts: PARTS[group.kind](scene), said: group.kind === 'turn' ? turnSaid(scene) : tell(scene) };
  },
});
