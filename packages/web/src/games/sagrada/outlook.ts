/** The consequences of a considered move for the player, in short points. */
import type { TextsWith } from '@leadlight/messages';
import { OBJECTIVE_POINTS, type LineOutlook, type ObjectiveId, type Outlook } from '@leadlight/sagrada';
import { known, plain, type Line } from '../../play/preview.ts';

export interface Considered {
  readonly outlook: Outlook;
  /** The public objectives, as dealt. */
  readonly objectives: readonly ObjectiveId[];
  /** Whether the player has hidden the private objective from people beside them. */
  readonly isCovered: boolean;
}

/** At the brief length, only losses and the points in all are told. */
export function pointsOf(considered: Considered, texts: TextsWith<'sagrada'>): readonly Line[] {
  const { lines, spoiled, mended } = considered.outlook;
  const words = texts.sagrada.outlook;
  return [
    ...gains(considered, texts).map((text) => known(plain(text))),
    ...lines.flatMap((line) => tellLine(line, texts)),
    ...(spoiled.length > 0 ? [plain(words.spoiled(spoiled))] : []),
    ...(mended.length > 0 ? [known(plain(words.mended(mended)))] : []),
    ...sum(considered, texts),
  ];
}

function gains({ outlook: { points }, objectives, isCovered }: Considered, texts: TextsWith<'sagrada'>): string[] {
  const words = texts.sagrada.outlook;
  const { objectives: names } = texts.names.sagrada;
  const shared = objectives.flatMap((id, at) => {
    const change = points.public[at] ?? 0;
    return change === 0 ? [] : [words.objective(change, names[id].name)];
  });
  return isCovered || points.private === 0 ? shared : [...shared, words.private(points.private)];
}

/** Spaces, and the total where several things add up to it. A hidden private objective hides the total, too. */
function sum({ outlook: { points }, isCovered }: Considered, texts: TextsWith<'sagrada'>): readonly Line[] {
  const words = texts.sagrada.outlook;
  const parts = [...points.public, points.private, points.tokens, points.empty].filter((part) => part !== 0);
  return [
    ...(points.empty === 0 ? [] : [known(plain(words.filled(points.empty)))]),
    ...(parts.length < 2 || isCovered ? [] : [plain(words.total(points.total))]),
  ];
}

/** Full lines are among the points. */
function tellLine(news: LineOutlook, texts: TextsWith<'sagrada'>): readonly Line[] {
  const words = texts.sagrada.outlook;
  const { objective, was, is, last } = news;
  if (is === 'lost') return was === 'open' ? [plain(words.lost(news))] : [];
  if (is === 'full' || was === 'full') return [];
  if (last !== null) return [known(plain(words.lacks(news, { ...last, points: OBJECTIVE_POINTS[objective] })))];
  return [known(plain(was === 'lost' ? words.reopens(news) : words.stays(news)))];
}
