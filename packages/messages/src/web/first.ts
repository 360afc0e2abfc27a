/** The few texts for when the others can't be loaded. */
export interface FirstTexts {
  /** Part of the client couldn't be loaded. */
  readonly unloaded: string;
  readonly retry: string;
}
