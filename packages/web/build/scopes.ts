/**
 * Names the classes that separate the components' styles. Such a name stands in scripts and styles, and does not compress:
 * short ones save every page half a kilobyte.
 */
type Component = { readonly css: string; readonly filename: string; readonly hash: (text: string) => string };

/** Enough to tell some hundred components apart; the rare others get longer names. */
const SHORTEST = 4;

export function shortScopes(): (component: Component) => string {
  const owners = new Map<string, string>();
  return ({ css, filename, hash }) => {
    const owner = filename === '(unknown)' ? css : filename;
    const whole = hash(owner);
    let length = SHORTEST;
    while (length < whole.length && (owners.get(whole.slice(0, length)) ?? owner) !== owner) length += 1;
    const scope = whole.slice(0, length);
    owners.set(scope, owner);
    return `s${scope}`;
  };
}
