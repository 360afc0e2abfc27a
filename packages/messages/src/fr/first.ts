import type { FirstTexts } from '../web/first.ts';

export const first: FirstTexts = {
  unloaded: 'Un élément de Leadlight n’a pas pu être chargé. Vos parties sont à l’abri.',
  retry: 'Réessayer',
};
