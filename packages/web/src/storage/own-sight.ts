/** The name of what this device saw itself, in local storage. It proves nothing on another one, so no backup brings it. */
export const OWN_SIGHT = 'leadlight-witnessed';
