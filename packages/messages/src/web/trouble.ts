export interface TroubleTexts {
  readonly unknown: string;
}
