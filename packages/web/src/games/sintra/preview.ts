/** The preview of a Sintra move, from its consequences. */
import type { TextsWith } from '@leadlight/messages';
import { GLASS_TRACK, type Consequence, type View } from '@leadlight/sintra';
import { fromTo, going, known, plain, within, type Line, type Outlook } from '../../play/preview.ts';

/** A move being chosen, with its consequences and the position before it. */
interface ChosenMove {
  readonly followed: readonly Consequence[];
  readonly before: View;
  readonly texts: TextsWith<'sintra'>;
}

type Told<Type> = Extract<Consequence, { readonly type: Type }>;

const all = <Type extends Consequence['type']>({ followed }: ChosenMove, type: Type): readonly Told<Type>[] =>
  followed.filter((happened): happened is Told<Type> => happened.type === type);

function headingOf(chosen: ChosenMove): Line {
  const words = chosen.texts.sintra.preview;
  const [picked] = all(chosen, 'picked');
  const slot = all(chosen, 'placed')[0]?.slot ?? all(chosen, 'glazier-moved')[0]?.to;
  const what = picked === undefined ? words.glazier : words.panes(picked.count, picked.colour, picked.from);
  if (slot === undefined) return going(what, words.glass, words.toGlass(what));
  return going(what, words.strip(slot), picked === undefined ? words.glazierTo(slot) : words.toStrip(what, slot));
}

function actOf(chosen: ChosenMove): string {
  const words = chosen.texts.sintra.preview;
  const [picked] = all(chosen, 'picked');
  if (picked === undefined) return words.moveBack;
  const placed = all(chosen, 'placed').reduce((sum, { spaces }) => sum + spaces.length, 0);
  return placed === 0 ? words.breakPanes(picked.count) : words.placePanes(placed);
}

/** Empty for a completed strip, which another line reports. */
function filled(chosen: ChosenMove): readonly Line[] {
  if (all(chosen, 'strip-completed').length > 0) return [];
  const words = chosen.texts.sintra.preview;
  const placed = all(chosen, 'placed');
  return placed.map(({ spaces, rule }, at) =>
    known(
      plain(
        rule === 'R-21' ? words.fillsJokers(spaces.length) : words.fills(spaces.length),
        at === placed.length - 1 ? holds(chosen, placed) : undefined,
      ),
    ),
  );
}

/** How full the strip will be. */
function holds({ before, texts }: ChosenMove, placed: readonly Told<'placed'>[]): string | undefined {
  const [first] = placed;
  const strip = first && before.seats[first.seat]?.strips[first.slot];
  if (!strip) return undefined;
  const full = strip.spaces.filter(({ pane }) => pane !== null).length;
  const more = placed.reduce((sum, { spaces }) => sum + spaces.length, 0);
  return texts.sintra.preview.holds(full + more, strip.spaces.length);
}

/** At the brief length, the fall on the track tells it. */
const broken = (chosen: ChosenMove): readonly Line[] =>
  all(chosen, 'broke').map(({ count }) => known(plain(chosen.texts.sintra.preview.breaks(count))));

/** One descent for the tile and the broken panes; the end of the track replaces it. */
function glass(chosen: ChosenMove): readonly Line[] {
  const words = chosen.texts.sintra.preview;
  const lost = all(chosen, 'glass-lost');
  if (lost.length > 0) return lost.map(({ points }) => ({ ...plain(words.glassLost(Math.abs(points))), isLoss: true }));
  const moved = all(chosen, 'glass-moved');
  const [first] = moved;
  const last = moved.at(-1);
  const from = first && GLASS_TRACK[first.from];
  const to = last && GLASS_TRACK[last.to];
  if (from === undefined || to === undefined) return [];
  const { value } = chosen.texts.sintra.board;
  const line = within(fromTo(chosen.texts, value(from), value(to)), words.glassGoes);
  return [{ ...line, brief: words.glassGoes(value(to)) }];
}

function completed(chosen: ChosenMove): readonly Line[] {
  const words = chosen.texts.sintra.preview;
  const [kept] = all(chosen, 'kept');
  const detail = kept === undefined ? undefined : words.keeps(kept.colour, kept.frame);
  const isWindow = all(chosen, 'strip-left').length > 0;
  return all(chosen, 'strip-completed').map(({ slot }) =>
    isWindow ? plain(words.completesWindow(slot), detail) : known(plain(words.completesStrip(slot), detail)),
  );
}

/** At the brief length, the sum of all points. */
function scored(chosen: ChosenMove): readonly Line[] {
  const { log } = chosen.texts.sintra;
  const [first, ...others] = scores(chosen);
  const won = [...all(chosen, 'colour-bonus'), ...all(chosen, 'window-scored')];
  const sum = won.reduce((total, { points }) => total + points, 0);
  return first === undefined ? [] : [{ ...first, brief: log.won(sum) }, ...others.map(known)];
}

function scores(chosen: ChosenMove): readonly Line[] {
  const words = chosen.texts.sintra.preview;
  return [
    ...all(chosen, 'colour-bonus').map(({ points }) => plain(words.bonus(points))),
    ...all(chosen, 'window-scored').map(({ slot, own, right, points }) =>
      plain(words.window(points, slot), right === 0 ? undefined : words.windowParts(own, right)),
    ),
  ];
}

/** The player who takes the tile starts the next round, if there is one. */
function tile(chosen: ChosenMove): readonly Line[] {
  const words = chosen.texts.sintra.preview;
  return all(chosen, 'tile-taken').map(({ starts }) => plain(starts === null ? words.tile : words.starts(starts)));
}

const ended = (chosen: ChosenMove): readonly Line[] =>
  all(chosen, 'round-ended').map(({ round }) => plain(chosen.texts.sintra.preview.roundEnds(round)));

/** the move back is all that the turn allows. */
const spent = (chosen: ChosenMove): readonly Line[] =>
  all(chosen, 'glazier-moved').flatMap(({ rule }) =>
    rule === 'R-40' ? [plain(chosen.texts.sintra.preview.wholeTurn)] : [],
  );

/** The points in the order of a player's questions: what fits, what it scores, what breaks, what comes next. */
const POINTS: readonly ((chosen: ChosenMove) => readonly Line[])[] = [
  spent,
  filled,
  completed,
  scored,
  broken,
  glass,
  tile,
  ended,
];

export function previewSintra(followed: readonly Consequence[], before: View, texts: TextsWith<'sintra'>): Outlook {
  const chosen = { followed, before, texts };
  return { heading: headingOf(chosen), act: actOf(chosen), points: POINTS.flatMap((pointsOf) => pointsOf(chosen)) };
}
