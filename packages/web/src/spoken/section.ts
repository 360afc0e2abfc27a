/** A position in words is a list of sections, each with what there is to say. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}
