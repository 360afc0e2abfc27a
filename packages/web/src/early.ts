/**
 * Runs first and stays small: requests the texts and the screen for the address at once, so that they load in parallel
 * with the frame that shows them.
 */
import { loadRules, loadTexts } from '@leadlight/messages';
import pictures from 'virtual:home-pictures';
import { readChosen } from './app/chosen.ts';
import { routeOf, rulesOf } from './app/routes.ts';
import { LOADERS } from './app/screens.ts';
import { tellUnloaded } from './app/unloaded.ts';

const { screen, of } = routeOf(location.pathname);

/** Ignores failures here: the code that needs the part requests it again and reports problems. */
const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

const { locale } = readChosen();
quietly(loadTexts(locale));
quietly(screen === 'home' ? import('./store/open.ts') : LOADERS[screen]());
if (screen === 'home') for (const address of Object.values(pictures)) new Image().src = address;
if (screen === 'rules') quietly(loadRules(rulesOf(of), locale));
import('./main.ts').catch(() => tellUnloaded(locale));
