/** The dragged pieces under the pointer: copies, lifted from the table. */
import { settings } from '../base/settings.svelte.ts';
import type { Point } from '../ui/geometry.ts';
import { atSpeed } from './tempo.ts';

/** The table under the drag and the game whose glass is used. */
export interface TableRoot {
  readonly root: HTMLElement;
  readonly game: string;
}

const BACK_MS = 220;
/** A finger hides everything under it, so a dragged piece is held above it. */
const ABOVE_FINGER = 34;

/** A piece at its place, relative to the press. */
function copyOf(piece: Element, { x, y }: Point): HTMLElement {
  const box = piece.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  copy.style.translate = `${box.left - x}px ${box.top - y}px`;
  const inside = piece.cloneNode(true);
  if (inside instanceof HTMLElement) Object.assign(inside.style, { width: '100%', height: '100%' });
  copy.append(inside);
  return copy;
}

export class Ghost {
  private readonly element = document.createElement('div');
  private readonly source: HTMLElement;
  private readonly start: Point;
  private readonly lift: number;
  private at: Point;

  constructor({ root, game }: TableRoot, source: HTMLElement, start: Point, isFinger: boolean) {
    this.source = source;
    this.start = start;
    this.at = start;
    this.lift = isFinger ? ABOVE_FINGER : 0;
    const glass = document.createElement('div');
    // The same class as the table, for the same glass.
    glass.className = game;
    Object.assign(glass.dataset, root.dataset);
    glass.append(...[...source.querySelectorAll('[data-piece]')].map((piece) => copyOf(piece, start)));
    this.element.className = 'drag-ghost';
    this.element.setAttribute('aria-hidden', 'true');
    this.element.append(glass);
    document.body.append(this.element);
    source.dataset['lifted'] = '';
  }

  moveTo({ x, y }: Point): void {
    this.at = { x, y: y - this.lift };
    this.element.style.transform = transformAt(this.at);
  }

  leave(goesBack: boolean): void {
    delete this.source.dataset['lifted'];
    const duration = goesBack ? atSpeed(BACK_MS, settings.speed) : 0;
    const way = [{ transform: transformAt(this.at) }, { transform: transformAt(this.start) }];
    const leaving = this.element.animate(way, { duration, easing: 'ease-out' });
    leaving.addEventListener('finish', () => this.element.remove());
    leaving.addEventListener('cancel', () => this.element.remove());
  }
}

const transformAt = ({ x, y }: Point): string => `translate(${x}px, ${y}px) scale(1.08)`;
