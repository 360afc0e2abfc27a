/** Names in local storage of what concerns this device alone: no backup brings it. */

/** What this device saw itself. It proves nothing on another one. */
export const OWN_SIGHT = 'leadlight-witnessed';

/** Moves that the server has not answered yet. Nobody wants to find them played later, or elsewhere. */
export const UNANSWERED = 'leadlight-unanswered';

export const isOfDevice = (name: string): boolean => name === OWN_SIGHT || name === UNANSWERED;
