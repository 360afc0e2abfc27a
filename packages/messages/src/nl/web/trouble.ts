import type { TroubleTexts } from '../../web/trouble.ts';

export const trouble: TroubleTexts = {
  unknown: 'Er ging iets mis. Het spel is bewaard.',
};
