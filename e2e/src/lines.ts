/** Checks in the page that every visible line of text is visible from top to bottom. */
import { memoized, type Memoized } from './memoized.ts';
import type { Seen } from './playing.ts';

/** Descriptions of lines that are cut through: empty if all is well. */
export const cutLines = (page: Seen): Promise<readonly string[]> =>
  page.evaluate(`(${String(measure)})(${String(memoized)})`);

/** The part of a page that is measured: the rest of this repository has no browser types. */
interface Line {
  readonly top: number;
  readonly bottom: number;
}

interface Letters {
  readonly data?: string;
}

interface Piece {
  readonly textContent: string;
  readonly parentElement: Piece | null;
  readonly childNodes: Iterable<Letters>;
  readonly checkVisibility: (options: object) => boolean;
  readonly getBoundingClientRect: () => Line;
}

declare function getComputedStyle(piece: Piece): { readonly clipPath: string; readonly overflowY: string };
declare const document: {
  readonly querySelectorAll: (selector: string) => Iterable<Piece>;
  readonly createRange: () => {
    readonly selectNodeContents: (letters: Letters) => void;
    readonly getClientRects: () => Iterable<Line>;
  };
};

/** Runs in the page, so it contains everything that it needs. */
function measure(once: Memoized): readonly string[] {
  /** A share of a line's height: letters do not fill it, and browsers differ in how much they add. */
  const SPARE = 0.2;
  /** This many pixels of a hidden line may remain visible. */
  const NEAR = 1;
  const around = (piece: Piece): readonly Piece[] =>
    piece.parentElement === null ? [piece] : [piece, ...around(piece.parentElement)];
  const isUnclipped = once((piece: Piece): boolean => getComputedStyle(piece).clipPath !== 'inset(50%)');
  const overflowOf = once((piece: Piece) => getComputedStyle(piece).overflowY);
  const isRead = (pieces: readonly Piece[]): boolean =>
    pieces.slice(0, 1).every((piece) => piece.checkVisibility({ opacityProperty: true, visibilityProperty: true })) &&
    pieces.every(isUnclipped);
  /** The elements that hide part of the text for good: those inside all scrolling ones. */
  const clipsOf = (pieces: readonly Piece[]): readonly Line[] => {
    const scroller = pieces.findIndex((piece) => /auto|scroll/.test(overflowOf(piece)));
    return pieces
      .slice(0, scroller === -1 ? pieces.length : scroller)
      .filter((piece) => /hidden|clip/.test(overflowOf(piece)))
      .map((piece) => piece.getBoundingClientRect());
  };
  const linesOf = (piece: Piece): readonly Line[] =>
    [...piece.childNodes]
      .filter(({ data = '' }) => data.trim() !== '')
      .flatMap((letters) => {
        const range = document.createRange();
        range.selectNodeContents(letters);
        return [...range.getClientRects()];
      });
  const isCut = ({ top, bottom }: Line, clip: Line): boolean => {
    const seen = Math.min(bottom, clip.bottom) - Math.max(top, clip.top);
    return seen > NEAR && seen < (1 - SPARE) * (bottom - top);
  };
  return [...document.querySelectorAll('body *')]
    .filter((piece) => {
      const lines = linesOf(piece);
      const pieces = lines.length === 0 ? [] : around(piece);
      if (lines.length === 0 || !isRead(pieces)) return false;
      const clips = clipsOf(pieces);
      return lines.some((line) => clips.some((clip) => isCut(line, clip)));
    })
    .map(({ textContent }) => `cut through: “${textContent.trim().slice(0, 60)}”`);
}
