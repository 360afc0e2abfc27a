/** The address of a database as anyone may read it: without the user, the password and the options. */
export const publicAddress = (url: string): string => url.replace(/^(\w+:\/\/)(?:.*@)?([^?#]*).*$/s, '$1$2');
