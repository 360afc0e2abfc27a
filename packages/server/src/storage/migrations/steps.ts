/** The steps of the schema, from an empty database to the current one. */
import type { Migration } from 'kysely/migration';
import { first } from './0001-first.ts';
import { commonClock } from './0002-common-clock.ts';
import { sideBySide } from './0003-side-by-side.ts';

export interface Step {
  readonly up: Migration['up'];
  /**
   * The oldest step whose programs can go on working when this one is done: the step before, if this one only adds
   * something that they need not know of, or this step itself.
   */
  readonly since: number;
}

/** By their names, which begin with their numbers: 0001, 0002 and so on, without gaps. */
export type Steps = Readonly<Record<string, Step>>;

export const STEPS: Steps = {
  '0001-first': { up: first, since: 1 },
  '0002-common-clock': { up: commonClock, since: 2 },
  // Programs of earlier steps accept only a schema that they know.
  '0003-side-by-side': { up: sideBySide, since: 3 },
};

export const numberOf = (name: string): number => Number(name.slice(0, 4));

/** The latest step that a program with these steps knows. */
export const latestOf = (steps: Steps): number => Math.max(...Object.keys(steps).map(numberOf));
