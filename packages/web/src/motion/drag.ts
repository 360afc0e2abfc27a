/**
 * Dragging, as one more way to touch: whoever drags something to a place has touched first the one and then the other.
 * One listener at the root of a table serves all its pieces. Places are known by their `data-at`; what can be dragged
 * just now is marked by `data-drag`.
 */
import type { Attachment } from 'svelte/attachments';
import { catchUp } from '../ui/after-paint.ts';
import { dropping } from './carried.ts';
import './drag.css';
import { Ghost, type Point } from './ghost.ts';

export interface Dragging<Spot> {
  readonly game: 'sintra' | 'sagrada';
  /** What can be dragged from the place of this name. */
  readonly lifts: (at: string) => Spot | undefined;
  /** What can be dropped on, at the place of this name. */
  readonly takes: (at: string) => Spot | undefined;
  readonly legal: (spot: Spot) => boolean;
  readonly chosen: (spot: Spot) => boolean;
  /** Called for spots that are not legal too: somebody will say why not. */
  readonly ontouch: (spot: Spot) => void;
  /** It was let go where nothing is. */
  readonly onlet: () => void;
}

interface Place<Spot> {
  readonly element: HTMLElement;
  readonly spot: Spot;
}

/** What is pressed, and may yet be only tapped. */
interface Press<Spot> extends Place<Spot> {
  readonly pointer: number;
  readonly start: Point;
}

/** Nearer than this to where it was pressed, it is a tap. */
const THRESHOLD = 7;

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

/** The innermost place around an element that has a spot. */
function placeAround<Spot>(from: Element | null, spotAt: Dragging<Spot>['lifts']): Place<Spot> | undefined {
  for (let at = from?.closest<HTMLElement>('[data-at]'); at; at = at.parentElement?.closest<HTMLElement>('[data-at]')) {
    const spot = spotAt(at.dataset['at'] ?? '');
    if (spot !== undefined) return { element: at, spot };
  }
  return undefined;
}

class Drag<Spot> {
  private readonly root: HTMLElement;
  private readonly table: () => Dragging<Spot>;
  private press: Press<Spot> | undefined;
  private ghost: Ghost | undefined;
  private over: Place<Spot> | undefined;
  /** The click that ends a drag is not meant for anything. */
  private swallows = false;

  constructor(root: HTMLElement, table: () => Dragging<Spot>) {
    this.root = root;
    this.table = table;
  }

  down(event: PointerEvent): void {
    this.swallows = false;
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const source = event.target.closest('[data-drag]');
    const place = source === null ? undefined : placeAround(source, this.table().lifts);
    if (place !== undefined) this.press = { ...place, pointer: event.pointerId, start: pointOf(event) };
  }

  move(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    const point = pointOf(event);
    if (this.ghost === undefined && isNear(press.start, point)) return;
    this.ghost ??= this.lift(press, event.pointerType === 'touch');
    this.ghost.moveTo(point);
    this.hover(placeAround(document.elementFromPoint(point.x, point.y), this.table().takes));
  }

  private lift(press: Press<Spot>, isFinger: boolean): Ghost {
    this.root.setPointerCapture(press.pointer);
    const table = this.table();
    const ghost = new Ghost({ root: this.root, game: table.game }, press.element, press.start, isFinger);
    if (!table.chosen(press.spot)) this.touch(press.spot);
    return ghost;
  }

  /** What moves with the pointer answers at once. */
  private touch(spot: Spot): void {
    this.table().ontouch(spot);
    catchUp();
  }

  private hover(place: Place<Spot> | undefined): void {
    if (place?.element === this.over?.element) return;
    delete this.over?.element.dataset['over'];
    this.over = place;
    if (place !== undefined && this.table().legal(place.spot)) place.element.dataset['over'] = '';
  }

  up(event: PointerEvent): void {
    if (this.press?.pointer !== event.pointerId) return;
    if (this.ghost === undefined) this.press = undefined;
    else this.drop(this.press, this.over);
  }

  private drop({ element }: Press<Spot>, place: Place<Spot> | undefined): void {
    const isBack = place === undefined || place.element === element;
    if (isBack) this.table().onlet();
    else dropping(element.dataset['at'] ?? '', () => this.touch(place.spot));
    this.end(isBack);
  }

  /** Given up: by Escape, by another finger, by the browser. */
  cancel(): void {
    if (this.ghost !== undefined && this.press !== undefined) this.drop(this.press, undefined);
    this.press = undefined;
  }

  private end(goesBack: boolean): void {
    this.ghost?.leave(goesBack);
    this.ghost = undefined;
    this.press = undefined;
    this.hover(undefined);
    this.swallows = true;
  }

  click(event: MouseEvent): void {
    if (this.swallows) event.stopPropagation();
    this.swallows = false;
  }
}

const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < THRESHOLD;

/** For the root of a table; what it is given is asked again whenever it is needed. */
export const dragging =
  <Spot>(table: () => Dragging<Spot>): Attachment<HTMLElement> =>
  (root) => {
    const drag = new Drag(root, table);
    const end = new AbortController();
    const options = { signal: end.signal };
    root.addEventListener('pointerdown', (event) => drag.down(event), options);
    root.addEventListener('pointermove', (event) => drag.move(event), options);
    root.addEventListener('pointerup', (event) => drag.up(event), options);
    root.addEventListener('pointercancel', () => drag.cancel(), options);
    root.addEventListener('click', (event) => drag.click(event), { ...options, capture: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && drag.cancel(), options);
    return () => {
      drag.cancel();
      end.abort();
    };
  };
