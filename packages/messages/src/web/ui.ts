/** Words of the parts that all screens share. */
export interface UiTexts {
  readonly close: string;
  readonly cancel: string;
}
