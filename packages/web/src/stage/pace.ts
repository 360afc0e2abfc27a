/** The time to look at what happened: long enough to see it, and no longer. */
import type { Time } from './plan.ts';

/** The time for each kind of consequence. */
export type Looks<Type extends string> = Readonly<Record<string, Time>> & Readonly<Partial<Record<Type, Time>>>;

/** Each kind counts once: ten displays are filled in one go. */
export const paceOf = (looks: Readonly<Record<string, Time>>, followed: readonly { readonly type: string }[]): Time =>
  [...new Set(followed.map(({ type }) => type))].reduce((sum, type) => sum + (looks[type] ?? 0), 0);
