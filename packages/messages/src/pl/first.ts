import type { FirstTexts } from '../web/first.ts';

export const first: FirstTexts = {
  unloaded: 'Nie udało się wczytać części Leadlight. Twoje gry są bezpieczne.',
  retry: 'Spróbuj ponownie',
};
