import type { TroubleTexts } from '../../web/trouble.ts';

export const trouble: TroubleTexts = {
  unknown: 'Coś poszło nie tak. Gra jest zapisana.',
};
