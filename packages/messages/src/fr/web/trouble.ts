import type { TroubleTexts } from '../../web/trouble.ts';

export const trouble: TroubleTexts = {
  unknown: 'Un problème est survenu. La partie est enregistrée.',
};
