/** The levels of bots, for people who choose one. */
import type { OfferedLevel } from './web/setup.ts';

export interface LevelTexts {
  /** How a bot plays. */
  readonly styles: Readonly<Record<OfferedLevel, string>>;
  /** How strong every level but the first is. */
  readonly step: string;
}
