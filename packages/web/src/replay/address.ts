import type { Fragment } from './place.ts';

/** The address of this page. */
export const address: Fragment = {
  get hash() {
    return location.hash;
  },
  replace: (hash) => history.replaceState(history.state, '', hash),
};
