import type { WebTexts } from '../web.ts';
import { home } from './web/home.ts';
import { play } from './web/play.ts';
import { settings } from './web/settings.ts';
import { setup } from './web/setup.ts';
import { trouble } from './web/trouble.ts';
import { ui } from './web/ui.ts';

export const web: WebTexts = { home, setup, play, settings, trouble, ui };
