import type { FirstTexts } from '../web/first.ts';

export const first: FirstTexts = {
  unloaded: 'Nie udało się wczytać części Leadlight. Twoje rozgrywki są bezpieczne.',
  retry: 'Spróbuj ponownie',
};
