/**
 * Dragging as a second way to touch: a drag from one place to another counts as a touch on each in turn. One listener
 * at the root of a table serves all its pieces. `data-at` identifies places, and `data-drag` marks pieces that can be
 * dragged now.
 */
import type { Attachment } from 'svelte/attachments';
import { catchUp } from '../ui/after-paint.ts';
import { dropping } from './carried.ts';
import './drag.css';
import type { Point } from '../ui/geometry.ts';
import { Ghost } from './ghost.ts';

export interface Dragging<Spot> {
  readonly game: string;
  /** The spot that can be dragged from the named place. */
  readonly lifts: (at: string) => Spot | undefined;
  /** The drop target at the named place. */
  readonly takes: (at: string) => Spot | undefined;
  readonly legal: (spot: Spot) => boolean;
  readonly chosen: (spot: Spot) => boolean;
  /** Also called for illegal spots, so that the refusal can be explained. */
  readonly ontouch: (spot: Spot) => void;
  /** Called when the piece was released over nothing. */
  readonly onlet: () => void;
}

interface SpotPlace<Spot> {
  readonly element: HTMLElement;
  readonly spot: Spot;
}

/** A press that may turn out to be a tap. */
interface Press<Spot> extends SpotPlace<Spot> {
  readonly pointer: number;
  readonly start: Point;
}

/** A pointer that stays within this distance is a tap. */
const THRESHOLD = 7;

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

/** The innermost place with a spot around an element. */
function placeAround<Spot>(from: Element | null, spotAt: Dragging<Spot>['lifts']): SpotPlace<Spot> | undefined {
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
  private over: SpotPlace<Spot> | undefined;
  /** The click at the end of a drag is ignored. */
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

  /** Pieces under the pointer react at once, without waiting for the next paint. */
  private touch(spot: Spot): void {
    this.table().ontouch(spot);
    catchUp();
  }

  private hover(place: SpotPlace<Spot> | undefined): void {
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

  private drop({ element }: Press<Spot>, place: SpotPlace<Spot> | undefined): void {
    const isBack = place === undefined || place.element === element;
    if (isBack) this.table().onlet();
    else dropping(element.dataset['at'] ?? '', () => this.touch(place.spot));
    this.end(isBack);
  }

  /** Cancelled by Escape, by another finger or by the browser. */
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

/** For the root of a table; `table` is read again each time it is needed. */
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
