/** A section of a position in words. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}
