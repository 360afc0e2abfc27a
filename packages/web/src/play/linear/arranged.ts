/** The sections of a position in the order of the linear view. */
import type { KeyArea } from '@leadlight/messages';
import type { Section } from '../../a11y/section.ts';

const ORDER: readonly KeyArea[] = ['own', 'take', 'tools', 'objectives', 'track', 'others'];

export interface Arranged {
  /** The state of the whole game. */
  readonly general: readonly string[];
  readonly areas: readonly Section[];
}

export function arranged(sections: readonly Section[]): Arranged {
  const general = sections.filter(({ area }) => area === undefined);
  return {
    general: general.flatMap(({ heading, lines }) => [heading, ...lines]),
    areas: ORDER.flatMap((area) => sections.filter((section) => section.area === area)),
  };
}
