/**
 * Runs before anything else, and is small: asks for the texts and the screen of the address at once, so that they come
 * at the same time as the frame that shows them.
 */
import { loadTexts } from '@leadlight/messages';
import { readChosen } from './app/chosen.ts';
import { routeOf } from './app/routes.ts';
import { LOADERS } from './app/screens.ts';

const { screen } = routeOf(location.pathname);

/** Whoever needs it asks for it again, and says what is wrong. */
const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

quietly(loadTexts(readChosen().locale));
quietly(screen === 'home' ? import('./store/open.ts') : LOADERS[screen]());
void import('./main.ts');
