/** The reasons why a write can fail. */
export type FailureKind =
  /** There is no room left. */
  | 'full'
  /** Another writer has used the same place. */
  | 'taken'
  /** The table no longer exists. */
  | 'gone'
  /** Any other reason given by the browser. */
  | 'refused';
