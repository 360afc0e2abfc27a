/** Gives every screen an address, so that Back leads to the previous one. */
import { catchUp } from '../ui/after-paint.ts';
import { BASE, pathIn } from './addresses.ts';
import { routeOf, type Route } from './routes.ts';

class Router {
  path = $state(pathIn());

  constructor() {
    addEventListener('popstate', () => this.arrive());
  }

  /** Pending changes of the previous screen are applied first. */
  private arrive(): void {
    catchUp();
    this.path = pathIn();
  }

  get route(): Route {
    return routeOf(this.path);
  }

  go(path: string): void {
    history.pushState(null, '', BASE + path);
    this.arrive();
    // A screen opens at its top unless the address names a place on it.
    if (location.hash === '') scrollTo(0, 0);
  }

  /** Replaces the current screen in the history: Back must not lead to a screen that is gone. */
  replace(path: string): void {
    history.replaceState(null, '', BASE + path);
    this.arrive();
  }
}

export const router = new Router();

/** Whether a click follows the link in this tab, rather than opening another tab or saving the page. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Click handler for links: opens the address without reloading the page, unless the player wants another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!isPlain(event) || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  router.go(pathIn(link) + link.search + link.hash);
}
