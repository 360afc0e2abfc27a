/**
 * The version of this protocol. A client names its version when it connects; a server that no longer speaks it answers
 * `reload`, and nothing that the client has stored is lost.
 */
export const PROTOCOL = 1;

/** The path of the WebSocket. */
export const LIVE_PATH = '/api/live';

/** A client's address for the WebSocket: the version is known before the first frame. */
export const livePath = (version: number = PROTOCOL): string => `${LIVE_PATH}?protocol=${version}`;
