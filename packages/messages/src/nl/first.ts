import type { FirstTexts } from '../web/first.ts';

export const first: FirstTexts = {
  unloaded: 'Een deel van Leadlight kon niet worden geladen. Je spellen zijn veilig.',
  retry: 'Opnieuw proberen',
};
