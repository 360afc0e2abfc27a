/**
 * Where this client is on its site. Screens and files are named by paths that begin with a slash, as if the client had the
 * site to itself. Nobody has to tell it the folder that it is in: a script knows its own address.
 */

/** Before the path in every address: empty if the client has the site to itself, or, for example, `/leadlight`. */
export const BASE = import.meta.env.PROD ? new URL('..', import.meta.url).pathname.slice(0, -1) : '';

/** The path of the screen at an address; of the current one, unless another is given. */
export const pathIn = ({ pathname }: { readonly pathname: string } = location): string => pathname.slice(BASE.length);
