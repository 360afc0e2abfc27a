import type { FirstTexts } from '../web/first.ts';

export const first: FirstTexts = {
  unloaded: 'Leadlight n’a pas pu se charger entièrement. Vos parties sont conservées.',
  retry: 'Réessayer',
};
