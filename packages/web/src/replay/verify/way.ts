/** The last part of the address of a check. */
export const CHECK = 'verify';

export const isCheck = (path: string): boolean => path.split('/').includes(CHECK);

/** The address of the check of a game whose replay has this address. A game in a link keeps its link. */
export function checkOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  const [, table] = /^\/replay\/([^/]+)/.exec(pathname) ?? [];
  return table === undefined ? `/open/${CHECK}${hash}` : `/replay/${table}/${CHECK}`;
}
