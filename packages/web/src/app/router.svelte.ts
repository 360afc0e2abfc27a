/** Every screen has an address, and Back leads to the one before. */

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'setup'; readonly game: string }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'settings' };

/** The screen of an address; home for one that is not known. */
export function routeOf(path: string): Route {
  const [first, second] = path.split('/').filter((part) => part !== '');
  if (first === 'new' && second !== undefined) return { screen: 'setup', game: second };
  if (first === 'game' && second !== undefined) return { screen: 'game', id: second };
  return first === 'settings' ? { screen: 'settings' } : { screen: 'home' };
}

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  get route(): Route {
    return routeOf(this.path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = path;
  }
}

export const router = new Router();

/** For links: goes there without loading the page again, unless the browser is asked for another tab. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  router.go(link.pathname);
}
