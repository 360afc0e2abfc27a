/**
 * Runs first and stays small: requests the texts and the screen for the address at once, so that they load in parallel
 * with the frame that shows them.
 */
import { loadTexts } from '@leadlight/messages';
import pictures from 'virtual:home-pictures';
import { pathIn } from './base/addresses.ts';
import { readChosen } from './base/chosen.ts';
import { gameAt, routeOf } from './base/routes.ts';
import { tellUnloaded } from './base/unloaded.ts';
import { installGames } from './game/registry.ts';
import { GAMES } from './games/registry.ts';
import { loadScreen } from './shell/screens.ts';

installGames(GAMES);

const route = routeOf(pathIn());
const { screen, of } = route;

/** Ignores failures here: the code that needs the part requests it again and reports problems. */
const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

const { locale } = readChosen();
quietly(loadTexts(locale));
quietly(screen === 'home' ? import('./storage/open.ts') : loadScreen(route));
if (screen === 'home') for (const address of Object.values(pictures)) new Image().src = address;
if (screen === 'rules')
  quietly(
    gameAt(of)
      .rules.toRead()
      .then((rules) => rules.book(locale)),
  );
if (screen === 'new')
  quietly(
    gameAt(of)
      .options()
      .then((options) => options.components()),
  );
import('./main.ts').catch(() => tellUnloaded(locale));
