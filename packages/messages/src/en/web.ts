import type { WebTexts } from '../web.ts';
import { home } from './web/home.ts';
import { keeping } from './web/keeping.ts';
import { pages } from './web/pages.ts';
import { play } from './web/play.ts';
import { replay } from './web/replay.ts';
import { score } from './web/score.ts';
import { settings } from './web/settings.ts';
import { setup } from './web/setup.ts';
import { spoken } from './web/spoken.ts';
import { trouble } from './web/trouble.ts';
import { ui } from './web/ui.ts';

export const web: WebTexts = {
  home,
  setup,
  pages,
  play,
  settings,
  trouble,
  keeping,
  ui,
  spoken,
  replay,
  score,
};
