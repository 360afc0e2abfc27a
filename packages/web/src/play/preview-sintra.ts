/** The preview of a Sintra move, from its consequences. */
import type { TextsWith } from '@leadlight/messages';
import { GLASS_TRACK, type Consequence, type View } from '@leadlight/sintra';
import { fromTo, going, plain, within, type Line, type Outlook } from './preview.ts';

/** A move being chosen, with its consequences and the position before it. */
interface Scene {
  readonly followed: readonly Consequence[];
  readonly before: View;
  readonly texts: TextsWith<'sintra'>;
}

type Told<Type> = Extract<Consequence, { readonly type: Type }>;

const all = <Type extends Consequence['type']>({ followed }: Scene, type: Type): readonly Told<Type>[] =>
  followed.filter((happened): happened is Told<Type> => happened.type === type);

function headingOf(scene: Scene): Line {
  const words = scene.texts.sintra.preview;
  const [picked] = all(scene, 'picked');
  const slot = all(scene, 'placed')[0]?.slot ?? all(scene, 'glazier-moved')[0]?.to;
  const what = picked === undefined ? words.glazier : words.panes(picked.count, picked.colour, picked.from);
  return slot === undefined
    ? going(what, words.glass, words.toGlass)
    : going(what, words.strip(slot), words.toStrip(slot));
}

function actOf(scene: Scene): string {
  const words = scene.texts.sintra.preview;
  const [picked] = all(scene, 'picked');
  if (picked === undefined) return words.moveBack;
  const placed = all(scene, 'placed').reduce((sum, { spaces }) => sum + spaces.length, 0);
  return placed === 0 ? words.breakPanes(picked.count) : words.placePanes(placed);
}

/** Empty for a completed strip, which another line reports. */
function filled(scene: Scene): readonly Line[] {
  if (all(scene, 'strip-completed').length > 0) return [];
  const words = scene.texts.sintra.preview;
  const placed = all(scene, 'placed');
  return placed.map(({ spaces, rule }, at) =>
    plain(
      rule === 'R-21' ? words.fillsJokers(spaces.length) : words.fills(spaces.length),
      at === placed.length - 1 ? holds(scene, placed) : undefined,
    ),
  );
}

/** How full the strip will be. */
function holds({ before, texts }: Scene, placed: readonly Told<'placed'>[]): string | undefined {
  const strip = before.seats[placed[0].seat].strips[placed[0].slot];
  if (strip === null) return undefined;
  const full = strip.spaces.filter(({ pane }) => pane !== null).length;
  const more = placed.reduce((sum, { spaces }) => sum + spaces.length, 0);
  return texts.sintra.preview.holds(full + more, strip.spaces.length);
}

const broken = (scene: Scene): readonly Line[] =>
  all(scene, 'broke').map(({ count }) => plain(scene.texts.sintra.preview.breaks(count)));

/** One descent for the tile and the broken panes; the end of the track replaces it. */
function glass(scene: Scene): readonly Line[] {
  const words = scene.texts.sintra.preview;
  const lost = all(scene, 'glass-lost');
  if (lost.length > 0) return lost.map(({ points }) => plain(words.glassLost(Math.abs(points))));
  const moved = all(scene, 'glass-moved');
  const [first] = moved;
  const last = moved.at(-1);
  if (first === undefined || last === undefined) return [];
  const value = (at: number): string => scene.texts.sintra.board.value(GLASS_TRACK[at]);
  return [within(fromTo(scene.texts, value(first.from), value(last.to)), words.glassGoes)];
}

function completed(scene: Scene): readonly Line[] {
  const words = scene.texts.sintra.preview;
  const [kept] = all(scene, 'kept');
  const detail = kept === undefined ? undefined : words.keeps(kept.colour, kept.frame);
  const isWindow = all(scene, 'strip-left').length > 0;
  return all(scene, 'strip-completed').map(({ slot }) =>
    plain(isWindow ? words.completesWindow(slot) : words.completesStrip(slot), detail),
  );
}

function scored(scene: Scene): readonly Line[] {
  const words = scene.texts.sintra.preview;
  return [
    ...all(scene, 'colour-bonus').map(({ points }) => plain(words.bonus(points))),
    ...all(scene, 'window-scored').map(({ slot, own, right, points }) =>
      plain(words.window(points, slot), right === 0 ? undefined : words.windowParts(own, right)),
    ),
  ];
}

/** The player who takes the tile starts the next round, if there is one. */
function tile(scene: Scene): readonly Line[] {
  const words = scene.texts.sintra.preview;
  const { round, indicator } = scene.before;
  return all(scene, 'tile-taken').map(() => plain(round < indicator.length ? words.starts(round + 1) : words.tile));
}

const ended = (scene: Scene): readonly Line[] =>
  all(scene, 'round-ended').map(({ round }) => plain(scene.texts.sintra.preview.roundEnds(round)));

/** The points in the order of a player's questions: what fits, what it scores, what breaks, what comes next. */
const POINTS: readonly ((scene: Scene) => readonly Line[])[] = [filled, completed, scored, broken, glass, tile, ended];

export function previewSintra(followed: readonly Consequence[], before: View, texts: TextsWith<'sintra'>): Outlook {
  const scene = { followed, before, texts };
  return { heading: headingOf(scene), act: actOf(scene), points: POINTS.flatMap((pointsOf) => pointsOf(scene)) };
}
