/** One stop of the Tab key for a whole group of buttons; arrow keys go to the nearest one in their direction. */
import type { Attachment } from 'svelte/attachments';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const UNIT: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ left, top, width, height }: Box): readonly [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
];

/** How far to go, where straying from the direction counts double; undefined when it lies the other way. */
function effort(from: Box, to: Box, direction: Direction): number | undefined {
  const [x, y] = UNIT[direction];
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const ahead = (toX - fromX) * x + (toY - fromY) * y;
  const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
  return ahead > 1 ? ahead + 2 * aside : undefined;
}

/** The index of the nearest box in a direction; undefined when there is none. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const far = effort(from, box, direction);
    if (far === undefined || far >= least) return;
    best = at;
    least = far;
  });
  return best;
}

const isDirection = (key: string): key is Direction => key in UNIT;

const buttonsIn = (group: Element): readonly HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];

/** Only one of them can be reached by Tab: the one that was last focused, or else the first. */
function settle(group: Element, current?: HTMLElement): void {
  const buttons = buttonsIn(group);
  const stop = current ?? buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons.at(0);
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

function walk(group: Element, event: KeyboardEvent): void {
  if (!isDirection(event.key) || !(event.target instanceof HTMLElement)) return;
  const others = buttonsIn(group).filter((button) => button !== event.target);
  const boxes = others.map((button) => button.getBoundingClientRect());
  const next = nearest(event.target.getBoundingClientRect(), boxes, event.key);
  if (next === undefined) return;
  event.preventDefault();
  others[next].focus();
}

export const roving: Attachment<HTMLElement> = (group) => {
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement) settle(group, event.target);
  };
  const pressed = (event: KeyboardEvent): void => walk(group, event);
  const changes = new MutationObserver(() => settle(group));
  settle(group);
  changes.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', pressed);
  return () => {
    changes.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', pressed);
  };
};
