/** The address of the check of a game whose replay has this address. A game in a link keeps its link. */
export function checkOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  const [, table] = /^\/replay\/([^/]+)/.exec(pathname) ?? [];
  return table === undefined ? `/verify${hash}` : `/replay/${table}/verify`;
}
