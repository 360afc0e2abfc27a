import type { FirstTexts } from '../web/first.ts';

export const first: FirstTexts = {
  unloaded: 'Een deel van Leadlight kon niet worden geladen. Je spellen staan nog in deze browser.',
  retry: 'Opnieuw proberen',
};
