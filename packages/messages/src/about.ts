/** The page about Leadlight. */
export interface AboutTexts {
  readonly what: string;
  readonly rules: string;
  readonly names: string;
  readonly privacyTitle: string;
  readonly privacy: string;
  readonly licenceTitle: string;
  readonly licence: string;
  readonly creditsTitle: string;
  readonly credits: string;
  readonly fonts: string;
  readonly version: (version: string) => string;
}
