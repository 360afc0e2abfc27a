/** In place of a commitment when chance was arranged, because there is no seed to commit to. */
export const NO_COMMITMENT = '0'.repeat(64);
