import type { Glass } from './palettes.ts';
import { contrast, difference, type Vision } from './vision.ts';

const least = <Item>(items: readonly Item[], measure: (item: Item) => number): Item =>
  items.reduce((best, item) => (measure(item) < measure(best) ? item : best));

/** The two colours that look most alike with this vision. */
export function nearest(vision: Vision, glass: readonly Glass[]): { distance: number; names: readonly string[] } {
  const pairs = glass.flatMap((one, at) =>
    glass.slice(at + 1).map((other) => ({
      distance: difference(vision, one.glass, other.glass),
      names: [one.name, other.name],
    })),
  );
  return least(pairs, ({ distance }) => distance);
}

/** The colour whose shape is hardest to see on it. */
export const weakestInk = (glass: readonly Glass[]): { ratio: number; name: string } =>
  least(
    glass.map(({ name, glass: pane, ink }) => ({ ratio: contrast(pane, ink), name })),
    ({ ratio }) => ratio,
  );
