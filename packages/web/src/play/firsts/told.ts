/** What newcomers have been told in this browser, so that each sentence comes once. */

const KEY = 'leadlight-told';

const nameOf = (game: string, name: string): string => `${game}/${name}`;

/** Stored values may come from a file that someone else made. */
function stored(): readonly string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(told) ? told.map(String) : [];
  } catch {
    return [];
  }
}

export const isTold = (game: string, name: string): boolean => stored().includes(nameOf(game, name));

export function tellOnce(game: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...stored(), nameOf(game, name)])]));
  } catch {
    // Without storage, the sentence may come again.
  }
}
