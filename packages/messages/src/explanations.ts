/** What a player learns by touching a thing on a board. */
import type { SagradaExplanations } from './explain-sagrada.ts';
import type { SintraExplanations } from './explain-sintra.ts';

export interface ExplanationTexts {
  readonly sintra: SintraExplanations;
  readonly sagrada: SagradaExplanations;
}
