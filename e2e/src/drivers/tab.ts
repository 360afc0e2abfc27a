/** A page in a real browser that Playwright does not drive: the parts that tests of the client need. */
import type { Point, Seen } from '../playing.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the user of a browser wants from every page. */
export interface Wish {
  /** Usually, nothing moves. */
  readonly isMoving?: boolean;
  /** How much larger text is; boards and pictures keep their size. Only in Firefox. */
  readonly textZoom?: number;
}

export interface Tab extends Seen {
  readonly open: (address: string) => Promise<void>;
  readonly click: (point: Point) => Promise<void>;
  /** Types into the focused field. */
  readonly type: (text: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** A screenshot of the visible part, as PNG. */
  readonly picture: () => Promise<Buffer>;
  /** Ends the browser, and removes everything it wrote. */
  readonly close: () => Promise<void>;
}

/** An expression whose awaited value arrives as JSON: drivers differ in how they pass on anything else. */
export const asJson = (expression: string): string => `(async () => JSON.stringify((await (${expression})) ?? null))()`;

/** A click in WebDriver's terms: the pointer moves there, and its main button goes down and up. */
export const clickAt = ({ x, y }: Point): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Typing in WebDriver's terms: each key goes down and up. */
export const keysFor = (text: string): object => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
