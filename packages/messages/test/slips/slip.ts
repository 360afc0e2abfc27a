/** A phrase that no native writes. */
export interface Slip {
  readonly pattern: RegExp;
  /** A text with this slip, to prove that the check finds it. */
  readonly sample: string;
  /** The native wording, shown by a failing test. */
  readonly better: string;
}
