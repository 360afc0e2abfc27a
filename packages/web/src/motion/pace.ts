/** The time to look at what happened: long enough to see it, and no longer. */
import type { Consequence as OfSagrada } from '@leadlight/sagrada';
import type { Consequence as OfSintra } from '@leadlight/sintra';
import type { Time } from './plan.ts';

/** Consequences missing here are seen at a glance or shown in the final scoring. */
const LOOKS: Readonly<Partial<Record<OfSintra['type'] | OfSagrada['type'], Time>>> = {
  // Sintra
  'display-filled': 950,
  picked: 500,
  broke: 450,
  'strip-completed': 500,
  'colour-bonus': 350,
  'window-scored': 500,
  'glass-lost': 400,
  // Both
  placed: 400,
  'round-ended': 750,
  // Sagrada
  rolled: 1100,
  rerolled: 800,
  taken: 250,
  swapped: 350,
  moved: 400,
  pooled: 350,
  'tokens-paid': 300,
  'die-paid': 300,
  'turn-ended': 150,
  'turn-skipped': 250,
};

type Kind = keyof typeof LOOKS;

const lookAt = (kind: string): Time => LOOKS[kind as Kind] ?? 0;

/** Each kind counts once: ten displays are filled in one go. */
export const paceOf = (followed: readonly { readonly type: string }[]): Time =>
  [...new Set(followed.map(({ type }) => type))].reduce((sum, kind) => sum + lookAt(kind), 0);
