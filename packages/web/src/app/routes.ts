/** Which screen an address is of. */
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
