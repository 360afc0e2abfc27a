/** Games in which newcomers are told what happens for the first time: the latest one begun from a lesson. */

const KEY = 'leadlight-first-game';

export function markFirstGame(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage, the game goes without explanations.
  }
}

export function isFirstGame(id: string): boolean {
  try {
    return localStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}
