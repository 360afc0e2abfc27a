/** The cookie that holds a session. Scripts never see it, and other sites can't send it along with their requests. */

/** Where a cookie is valid. */
export interface Place {
  readonly isSecure: boolean;
  /** Browsers send the cookie to this path of the site and to everything below it. */
  readonly path: string;
}

/**
 * Browsers take a name with the first prefix only over HTTPS and from the site itself: no other site of the same domain
 * can set it. It needs the whole site; on a part of one, the second prefix still needs HTTPS. On a local network there is
 * no HTTPS, and the plain name must do.
 */
function nameAt({ isSecure, path }: Place): string {
  if (!isSecure) return 'leadlight';
  return path === '/' ? '__Host-leadlight' : '__Secure-leadlight';
}

/** Browsers limit cookies to about this long; every visit renews it. */
const A_YEAR_S = 400 * 24 * 60 * 60;

const TOKEN = /^[\w-]{43}$/;

/** The session token in a Cookie header; undefined if there is none of the right form. */
export function tokenIn(header: string | undefined, place: Place): string | undefined {
  const start = `${nameAt(place)}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

/** Only a connection over HTTPS can keep a cookie secure. */
const flags = ({ isSecure, path }: Place): string =>
  `; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const cookieOf = (token: string, place: Place): string =>
  `${nameAt(place)}=${token}; Max-Age=${A_YEAR_S}${flags(place)}`;

export const noCookie = (place: Place): string => `${nameAt(place)}=; Max-Age=0${flags(place)}`;
