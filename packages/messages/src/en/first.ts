import type { FirstTexts } from '../web/first.ts';

export const first: FirstTexts = {
  unloaded: 'A part of Leadlight could not be loaded. Your games are safe.',
  retry: 'Try again',
};
