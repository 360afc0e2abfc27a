/**
 * Runs before anything else, and is small: asks for the texts and the screen of the address at once, so that they come
 * at the same time as the frame that shows them.
 */
import { loadRules, loadTexts } from '@leadlight/messages';
import pictures from 'virtual:home-pictures';
import { readChosen } from './app/chosen.ts';
import { routeOf, rulesOf } from './app/routes.ts';
import { LOADERS } from './app/screens.ts';
import { tellUnloaded } from './app/unloaded.ts';

const { screen, of } = routeOf(location.pathname);

/** Whoever needs it asks for it again, and says what is wrong. */
const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

const { locale } = readChosen();
quietly(loadTexts(locale));
quietly(screen === 'home' ? import('./store/open.ts') : LOADERS[screen]());
if (screen === 'home') for (const address of Object.values(pictures)) new Image().src = address;
if (screen === 'rules') quietly(loadRules(rulesOf(of), locale));
import('./main.ts').catch(() => tellUnloaded(locale));
