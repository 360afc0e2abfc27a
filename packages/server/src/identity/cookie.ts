/** The cookie that holds a session. Scripts never see it, and other sites can't send it along with their requests. */

/**
 * Browsers take a name with this prefix only over HTTPS and from the site itself: no other site of the same domain can
 * set it. On a local network there is no HTTPS, and the plain name must do.
 */
const nameFor = (isSecure: boolean): string => (isSecure ? '__Host-leadlight' : 'leadlight');

/** Browsers limit cookies to about this long; every visit renews it. */
const A_YEAR_S = 400 * 24 * 60 * 60;

const TOKEN = /^[\w-]{43}$/;

/** The session token in a Cookie header; undefined if there is none of the right form. */
export function tokenIn(header: string | undefined, isSecure: boolean): string | undefined {
  const start = `${nameFor(isSecure)}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

/** Only a connection over HTTPS can keep a cookie secure. */
const flags = (isSecure: boolean): string => `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const cookieOf = (token: string, isSecure: boolean): string =>
  `${nameFor(isSecure)}=${token}; Max-Age=${A_YEAR_S}${flags(isSecure)}`;

export const noCookie = (isSecure: boolean): string => `${nameFor(isSecure)}=; Max-Age=0${flags(isSecure)}`;
