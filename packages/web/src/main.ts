import { mount } from 'svelte';
import App from './shell/App.svelte';
import { untilRetried } from './base/missing.ts';
import { whenMissing } from './base/load-part.ts';
import { troubles } from './base/troubles.svelte.ts';
import { version } from './shell/version.svelte.ts';
import './ui/theme.css';

const KEEP_AFTER_MS = 4000;

whenMissing(untilRetried);
mount(App, { target: document.body });

/**
 * Reports unforeseen errors as well. Browser refusals are left to the code that made the request, which expects them.
 */
function tellOf(error: unknown): void {
  const isOurs = error instanceof Error && !(error instanceof DOMException);
  if (isOurs && troubles.kinds.length === 0) troubles.report('unknown');
}
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => tellOf(reason));
addEventListener('error', ({ error }: ErrorEvent) => tellOf(error));

// Development has no service worker, and without one the client works as long as there is a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Loading everything ahead takes a while, and a player who has just arrived wants to play.
  const keep = (): void => void setTimeout(() => void version.keep().catch(() => undefined), KEEP_AFTER_MS);
  // The page may have loaded before this script runs.
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}
