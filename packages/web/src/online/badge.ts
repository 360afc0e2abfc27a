/** The number of games that wait for this person, on the icon of the installed app. */

/** The parts of `navigator` that not every browser has, and none without HTTPS. */
export interface Badged {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** Does nothing where there are no badges, or where the browser refuses one. */
export function badgeOn(badged: Badged): (count: number) => void {
  let shown: number | undefined;
  return (count) => {
    if (count === shown) return;
    shown = count;
    const done = count === 0 ? badged.clearAppBadge?.() : badged.setAppBadge?.(count);
    done?.catch(() => undefined);
  };
}
