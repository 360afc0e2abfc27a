/** Every screen has an address, and Back leads to the one before. */
import { catchUp } from '../ui/after-paint.ts';
import { routeOf, type Route } from './routes.ts';

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => this.arrive());
  }

  /** What was agreed to on the screen before still counts. */
  private arrive(): void {
    catchUp();
    this.path = location.pathname;
  }

  get route(): Route {
    return routeOf(this.path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.arrive();
    // A screen begins at its top, unless the address names a place on it.
    if (location.hash === '') scrollTo(0, 0);
  }

  /** Goes there, and Back does not lead here again: there is nothing here any more. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.arrive();
  }
}

export const router = new Router();

/** Whether a link is clicked to be followed here, and not in another tab or to be kept. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** For links: goes there without loading the page again, unless the browser is asked for another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!isPlain(event) || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
