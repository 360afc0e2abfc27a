/** Checks in the page, from its layout alone, that every text can be read in full. */
import type { Page } from 'playwright-core';
import { memoized, type Memoized } from './memoized.ts';

export interface Room {
  /** Whether the page is long, and scrolls from top to bottom. */
  readonly scrolls: boolean;
}

/** Descriptions of texts that do not fit: empty if all is well. */
export const misfits = (page: Page, room: Room): Promise<readonly string[]> =>
  page.evaluate(`(${String(measure)})(${JSON.stringify(room)}, ${String(memoized)}, ${String(boxesOf)})`);

/** The part of a page that is measured: the rest of this repository has no browser types. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Letters {
  readonly data?: string;
}

interface Piece extends Letters {
  readonly tagName: string;
  readonly className: unknown;
  readonly textContent: string;
  readonly parentElement: Piece | null;
  readonly childNodes: Iterable<Letters>;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly matches: (selector: string) => boolean;
  readonly closest: (selector: string) => Piece | null;
  readonly checkVisibility: (options: object) => boolean;
  readonly getBoundingClientRect: () => Box;
}

interface Looks {
  readonly clipPath: string;
  readonly overflowX: string;
  readonly overflowY: string;
  readonly textOverflow: string;
}

declare const innerHeight: number;
declare function getComputedStyle(piece: Piece): Looks;
declare const document: {
  readonly documentElement: Piece;
  readonly querySelectorAll: (selector: string) => Iterable<Piece>;
  readonly createRange: () => {
    readonly selectNodeContents: (letters: Letters) => void;
    readonly getBoundingClientRect: () => Box;
  };
};

/** Runs in the page: where the text of an element itself is. */
const boxesOf = (piece: Piece): readonly Box[] =>
  [...piece.childNodes]
    .filter(({ data = '' }) => data.trim() !== '')
    .map((letters) => {
      const range = document.createRange();
      range.selectNodeContents(letters);
      return range.getBoundingClientRect();
    });

/** Runs in the page, so it is given everything that it needs. */
function measure({ scrolls }: Room, once: Memoized, textBoxes: typeof boxesOf): readonly string[] {
  /** Letters may stick out a little, because their boxes are rounded. */
  const NEAR = 2;
  /** Nothing clips what is over everything else. */
  const isOnTop = (piece: Piece): boolean => piece.matches(':modal, :popover-open');
  const around = (piece: Piece): readonly Piece[] =>
    piece.parentElement === null || isOnTop(piece) ? [piece] : [piece, ...around(piece.parentElement)];
  const isUnclipped = once((piece: Piece): boolean => {
    const { parentElement: parent } = piece;
    return getComputedStyle(piece).clipPath !== 'inset(50%)' && (parent === null || isUnclipped(parent));
  });
  const isSeen = (piece: Piece): boolean =>
    piece.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isUnclipped(piece);
  const canScroll = once((piece: Piece) => ['auto', 'scroll'].includes(getComputedStyle(piece).overflowY));
  const isClipping = once((piece: Piece) => getComputedStyle(piece).overflowX !== 'visible');

  /** The bounds of a text: every element that clips it, and the one it is written on. */
  const boundsOf = (piece: Piece): readonly Piece[] => {
    const paper = piece.closest('button, a, fieldset, dialog, [popover], .panel, label');
    return around(piece).filter((each) => each === paper || isClipping(each));
  };
  const isAcross = (inside: Box, { left, right }: Pick<Box, 'left' | 'right'>): boolean =>
    inside.left < left - NEAR || inside.right > right + NEAR;
  const isBeyond = (inside: Box, { top, bottom }: Pick<Box, 'top' | 'bottom'>): boolean =>
    inside.top < top - NEAR || inside.bottom > bottom + NEAR;
  const root = document.documentElement;
  const page = { left: 0, right: root.clientWidth, top: 0, bottom: innerHeight };
  const isCut = (piece: Piece): boolean =>
    textBoxes(piece).some(
      (inside) =>
        isAcross(inside, page) ||
        (!scrolls && isBeyond(inside, page)) ||
        boundsOf(piece).some((each) => {
          const outside = each.getBoundingClientRect();
          return isAcross(inside, outside) || (!canScroll(each) && isBeyond(inside, outside));
        }),
    );

  /** Names that people choose may be of any length, and an ellipsis marks the rest; a log may be long. */
  const mayBeLong = (piece: Piece): boolean =>
    getComputedStyle(piece).textOverflow === 'ellipsis' || piece.closest('ol, .log') !== null;
  const shown = ({ tagName, className, textContent }: Piece): string =>
    `${tagName.toLowerCase()}.${String(className)} “${textContent.trim().slice(0, 60)}”`;

  const pieces = [...document.querySelectorAll('body *')].filter((piece) => isSeen(piece) && !mayBeLong(piece));
  // Suggestions scroll as players move among them.
  const rolled = pieces.filter(
    (piece) => canScroll(piece) && piece.scrollHeight > piece.clientHeight + 1 && !piece.matches('[role="listbox"]'),
  );
  return [
    ...pieces.filter(isCut).map((piece) => `cut off: ${shown(piece)}`),
    ...(root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : []),
    ...(scrolls ? [] : rolled.map((piece) => `scrolls: ${shown(piece)}`)),
    ...(!scrolls && root.scrollHeight > root.clientHeight ? ['the page scrolls'] : []),
  ];
}
