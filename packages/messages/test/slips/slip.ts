/** A phrase that no native writes. */
export interface Slip {
  readonly pattern: RegExp;
  /** A text with this slip, which proves that the check would find it. */
  readonly sample: string;
  /** What a native writes; a failing test shows it. */
  readonly better: string;
}
