/** Whether every line of text that is seen is seen whole, from top to bottom: measured in the page. */
import type { Seen } from './playing.ts';

/** The lines that are cut through, in words: none when all is well. */
export const cutLines = (page: Seen): Promise<readonly string[]> => page.evaluate(`(${String(measure)})()`);

/** As much of a page as is measured: the rest of this repository knows no browser. */
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

/** Runs in the page, so it brings along everything that it needs. */
function measure(): readonly string[] {
  /** Of the height of a line: letters do not fill it, and browsers differ in how much they add. */
  const SPARE = 0.2;
  /** Of a line that is hidden, this many pixels may be left. */
  const NEAR = 1;
  const around = (piece: Piece): readonly Piece[] =>
    piece.parentElement === null ? [piece] : [piece, ...around(piece.parentElement)];
  const isRead = (pieces: readonly Piece[]): boolean =>
    pieces[0].checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    pieces.every((piece) => getComputedStyle(piece).clipPath !== 'inset(50%)');
  /** What hides a part of the text for good: inside of all that scrolls. */
  const clipsOf = (pieces: readonly Piece[]): readonly Line[] => {
    const scroller = pieces.findIndex((piece) => /auto|scroll/.test(getComputedStyle(piece).overflowY));
    return pieces
      .slice(0, scroller === -1 ? pieces.length : scroller)
      .filter((piece) => /hidden|clip/.test(getComputedStyle(piece).overflowY))
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
      const pieces = around(piece);
      const lines = linesOf(piece);
      if (lines.length === 0 || !isRead(pieces)) return false;
      const clips = clipsOf(pieces);
      return lines.some((line) => clips.some((clip) => isCut(line, clip)));
    })
    .map(({ textContent }) => `cut through: “${textContent.trim().slice(0, 60)}”`);
}
