import type { TroubleTexts } from '../../web/trouble.ts';

export const trouble: TroubleTexts = {
  unknown: 'Something went wrong. The game is saved.',
};
