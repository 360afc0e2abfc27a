/** What the home page is going to show, remembered from the last visit: it leaves room, so that nothing moves. */
import { isObject } from '@leadlight/core';

const KEY = 'leadlight-home';

export interface HomeHint {
  /** How many games in progress were listed. */
  readonly going: number;
  /** Whether this browser has come in at an online table. */
  readonly isOnline: boolean;
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export function homeHint(): HomeHint {
  const { going, isOnline } = stored();
  return { going: Number.isInteger(going) ? Number(going) : 0, isOnline: isOnline === true };
}

export function rememberAtHome(part: Partial<HomeHint>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...homeHint(), ...part }));
  } catch {
    // Without storage, the page may move a little once its games are listed.
  }
}
