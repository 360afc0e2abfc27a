/** The sounds that belong to each consequence. */
import type { Cue } from '../../game/cue.ts';

export type Cues<Type extends string> = Readonly<Partial<Record<Type, Cue>>>;

/** Each kind of sound plays once, however often its consequence occurred. */
export const cuesOf = (cues: Cues<string>, followed: readonly { readonly type: string }[]): readonly Cue[] =>
  [...new Set(followed.map(({ type }) => type))].flatMap((type) => cues[type] ?? []);
