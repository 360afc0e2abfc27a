/** Checks in the page, from its layout alone, that all pieces have room side by side. */
import type { Seen } from './playing.ts';

/** Descriptions of pieces that overlap or lie beyond the page: empty if all is well. */
export const collisions = (page: Seen): Promise<readonly string[]> =>
  page.evaluate(`(${String(measure)})(${JSON.stringify(APART)})`);

/**
 * Pieces of Sintra that are placed by coordinates, and never touch each other or a value. The corners of their boxes
 * may meet where panes lie on sectors, because panes have no corners.
 */
const APART = [
  '.ring:has(> .centre) :is([data-at^="display"], [data-at^="centre"]) .pane',
  '.ring > .centre .count',
  '.ornament',
  '.bay > .value',
].join();

/** The part of a page that is measured: the rest of this repository has no browser types. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Piece {
  readonly tagName: string;
  readonly textContent: string;
  readonly children: Iterable<Piece>;
  readonly getAttribute: (name: string) => string | null;
  readonly matches: (selector: string) => boolean;
  readonly checkVisibility: (options: object) => boolean;
  readonly getBoundingClientRect: () => Box;
}

declare function getComputedStyle(piece: Piece): { readonly display: string; readonly position: string };
declare const document: {
  readonly documentElement: { readonly scrollWidth: number; readonly clientWidth: number };
  readonly querySelectorAll: (selector: string) => Iterable<Piece>;
};

/** Runs in the page, so it contains everything that it needs. */
function measure(apart: string): readonly string[] {
  /** Touching boxes may overlap by this much, because they are rounded. */
  const NEAR = 1.5;
  const isSeen = (piece: Piece): boolean => piece.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Each element has many neighbours, so that its box is kept. */
  const boxes = new Map<Piece, Box>();
  const boxOf = (piece: Piece): Box => {
    const box = boxes.get(piece) ?? piece.getBoundingClientRect();
    boxes.set(piece, box);
    return box;
  };
  const collide = ([one, other]: readonly [Piece, Piece]): boolean => {
    const [a, b] = [boxOf(one), boxOf(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > NEAR && down > NEAR;
  };
  const pairsOf = (pieces: readonly Piece[]): readonly (readonly [Piece, Piece])[] =>
    pieces.flatMap((one, at) => pieces.slice(at + 1).map((other) => [one, other] as const));

  /**
   * On a narrow table, the turn order stands in the margin, beside a window that is narrower than its row. Tokens lie
   * over each other like coins where there is little room. Three equal panes on a display surround the fourth.
   */
  const isInFlow = (piece: Piece): boolean =>
    isSeen(piece) &&
    !piece.matches('.turns, .tokens.close > svg, .target:has(.corner + .corner + .corner)') &&
    !/absolute|fixed/.test(getComputedStyle(piece).position);
  const isArranged = (piece: Piece): boolean => /grid|flex/.test(getComputedStyle(piece).display);
  const siblings = [...document.querySelectorAll('body *')]
    .filter(isArranged)
    .flatMap(({ children }) => pairsOf([...children].filter(isInFlow)));

  const shown = (piece: Piece): string => {
    const [tag, name] = [piece.tagName.toLowerCase(), piece.getAttribute('data-at') ?? piece.getAttribute('class')];
    return `${tag} ${name ?? ''} “${piece.textContent.trim().slice(0, 30)}”`;
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = [...siblings, ...pairsOf([...document.querySelectorAll(apart)].filter(isSeen))].filter(collide);
  return [
    ...found.map(([one, other]) => `${shown(one)} lies over ${shown(other)}`),
    ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
  ];
}
