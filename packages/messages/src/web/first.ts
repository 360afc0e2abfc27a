/** The few texts that are said when the others could not be loaded. */
export interface FirstTexts {
  /** A part of the client is missing. */
  readonly unloaded: string;
  readonly retry: string;
}
