import type { FirstTexts } from '../web/first.ts';

export const first: FirstTexts = {
  unloaded: 'Part of Leadlight couldn’t be loaded. Your games are safe.',
  retry: 'Try again',
};
