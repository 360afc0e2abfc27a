/** Sintra's log: short lines for turns, written from their consequences. */
import type { Consequence } from '@leadlight/sintra';
import type { Context } from '../catalogue.ts';
import { describeConsequence } from '../describe.ts';
import type { TextsWith } from '../texts.ts';
import { winnersIn, type Belonging, type Group, type LineKind, type LogWords, type Part } from './lines.ts';

type Texts = TextsWith<'sintra'>;
type Told<Type> = Extract<Consequence, { readonly type: Type }>;

/** The content of one line. */
interface Scene {
  readonly group: Group<Consequence>;
  readonly texts: Texts;
  readonly context: Context;
}

const all = <Type extends Consequence['type']>({ group }: Scene, type: Type): readonly Told<Type>[] =>
  group.followed.filter((happened): happened is Told<Type> => happened.type === type);

/** The end of a round and the start of the next share a line, because nothing happens between them. */
function belongs(happened: Consequence): Belonging | undefined {
  switch (happened.type) {
    case 'set-up':
    case 'abandoned':
      return { kind: 'note', isFirst: true };
    case 'round-ended':
    case 'tile-returned':
    case 'bag-refilled':
    case 'display-filled':
    case 'round-started':
      return { kind: 'round' };
    case 'swept':
      return undefined;
    case 'leftover-scored':
    case 'glass-scored':
    case 'ornament-scored':
    case 'palace-scored':
      return { kind: 'score', seat: happened.seat };
    case 'ranked':
      return { kind: 'result' };
    default:
      return { kind: 'turn', seat: happened.seat, isFirst: beginsTurn(happened) };
  }
}

const beginsTurn = ({ type, rule }: Consequence): boolean => type === 'picked' || rule === 'R-40';

/** The taken panes and their destination, with a highlight for completed windows. */
function moved(scene: Scene): readonly Part[] {
  const { preview, log } = scene.texts.sintra;
  const [picked] = all(scene, 'picked');
  const slot = all(scene, 'placed')[0]?.slot ?? all(scene, 'glazier-moved')[0]?.to;
  const what = picked === undefined ? log.glazier : preview.panes(picked.count, picked.colour, picked.from);
  return slot === undefined ? [{ text: what }] : [{ text: what }, { joint: 'arrow', ...target(scene, slot) }];
}

function target(scene: Scene, slot: number): Part {
  const { preview, log } = scene.texts.sintra;
  if (all(scene, 'strip-left').length > 0) return { text: log.windowDone(slot), mark: 'window' };
  return all(scene, 'strip-completed').length > 0
    ? { text: log.stripDone(slot), mark: 'window' }
    : { text: preview.strip(slot) };
}

/** The points for a window, with the bonus colour. */
function won(scene: Scene): readonly Part[] {
  const scored = [...all(scene, 'window-scored'), ...all(scene, 'colour-bonus')];
  const points = scored.reduce((sum, { points: more }) => sum + more, 0);
  return scored.length === 0 ? [] : [{ text: scene.texts.sintra.log.won(points), mark: 'points' }];
}

function turnParts(scene: Scene): readonly Part[] {
  const { log } = scene.texts.sintra;
  return [
    ...moved(scene),
    ...won(scene),
    ...all(scene, 'broke').map(({ count }): Part => ({ text: log.broke(count), mark: 'broken' })),
    ...all(scene, 'glass-lost').map(({ points }): Part => ({ text: log.lost(Math.abs(points)), mark: 'broken' })),
    ...all(scene, 'tile-taken').map((): Part => ({ text: log.tile })),
  ];
}

/** Taking and placing panes form one sentence. */
function took(scene: Scene): readonly string[] {
  const placed = all(scene, 'placed');
  const count = placed.reduce((sum, { spaces }) => sum + spaces.length, 0);
  const slot = placed[0]?.slot ?? null;
  return all(scene, 'picked').map((picked) =>
    scene.texts.sintra.log.took({ ...picked, slot, placed: count }, scene.context),
  );
}

/** If all panes break, the first sentence says so. */
function turnSaid(scene: Scene): readonly string[] {
  const { log } = scene.texts.sintra;
  const isWindow = all(scene, 'strip-left').length > 0;
  return [
    ...took(scene),
    ...all(scene, 'glazier-moved').flatMap((back) => (back.rule === 'R-40' ? tell(scene, back) : [])),
    ...all(scene, 'tile-taken').map(() => log.tookTile),
    ...all(scene, 'broke').flatMap(({ rule, count }) => (rule === 'R-20' ? [] : [log.panesBroke(count)])),
    ...all(scene, 'glass-lost').map(({ points }) => log.pointsLost(Math.abs(points))),
    ...all(scene, 'strip-completed').map(({ slot }) => (isWindow ? log.windowIsDone(slot) : log.stripIsDone(slot))),
    ...all(scene, 'kept').map(({ colour, frame }) => log.kept(colour, frame)),
    ...all(scene, 'colour-bonus').map(({ points }) => log.bonusScored(points)),
    ...all(scene, 'window-scored').map(({ slot, points, own, right }) => log.windowScored(slot, points, own, right)),
  ];
}

const tell = ({ texts, context }: Scene, ...followed: readonly Consequence[]): readonly string[] =>
  followed.map((happened) => describeConsequence(texts, texts.sintra, happened, context));

/** Until the next round begins, the line announces the end of the last one. */
function roundParts(scene: Scene): readonly Part[] {
  const { log } = scene.texts.sintra;
  const [started] = all(scene, 'round-started');
  if (started === undefined) return all(scene, 'round-ended').map(({ round }) => ({ text: log.roundOver(round) }));
  const { round, bonus } = started;
  return [{ text: scene.texts.web.ui.round(round) }, { text: log.bonusColour(bonus), joint: 'dot' }];
}

function scoreParts({ group, texts }: Scene): readonly Part[] {
  const scores = group.beside.flatMap((happened) => (happened.type === 'ranked' ? happened.scores : []));
  return [{ text: texts.sintra.log.total(scores[group.seat ?? 0] ?? 0), mark: 'points' }];
}

function resultParts(scene: Scene): readonly Part[] {
  const { texts, context } = scene;
  return all(scene, 'ranked').map(({ ranking }) => ({ text: winnersIn(texts, ranking, context) }));
}

function noteParts(scene: Scene): readonly Part[] {
  const isSetUp = all(scene, 'set-up').length > 0;
  const texts = isSetUp ? [scene.texts.sintra.log.setUp] : tell(scene, ...scene.group.followed);
  return texts.map((text) => ({ text }));
}

const PARTS: Readonly<Record<LineKind, (scene: Scene) => readonly Part[]>> = {
  turn: turnParts,
  round: roundParts,
  note: noteParts,
  score: scoreParts,
  result: resultParts,
};

export const logSintra = (texts: Texts): LogWords<Consequence> => ({
  belongs,
  phrase: (group, context) => {
    const scene = { group, texts, context };
    const said = group.kind === 'turn' ? turnSaid(scene) : tell(scene, ...group.followed);
    return { parts: PARTS[group.kind](scene), said };
  },
});
