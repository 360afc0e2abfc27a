import type { Space } from '@leadlight/sintra';

type Side = 'front' | 'back';

/** The screens for listing and entering strip sets. Strips and spaces count from 1. */
export interface StripsTexts {
  readonly intro: string;
  readonly houseNote: string;
  readonly fresh: string;
  readonly fromHouse: string;
  readonly open: string;
  /** The name of a new set. */
  readonly nameless: string;
  readonly edit: string;
  readonly duplicate: string;
  readonly download: string;
  readonly remove: string;
  readonly removeTitle: (name: string) => string;
  readonly removeText: string;
  readonly complete: string;
  readonly missing: (count: number) => string;
  readonly faulty: string;
  readonly noSet: string;
  readonly tooLarge: string;
  readonly notFound: string;
  readonly all: string;
  readonly name: string;
  readonly nameMissing: string;
  readonly nameTaken: string;
  readonly saved: string;
  readonly unsaved: string;
  readonly strip: (strip: number) => string;
  readonly sides: Readonly<Record<Side, string>>;
  /** A side inside the sentences below. */
  readonly sideNames: Readonly<Record<Side, string>>;
  readonly side: (strip: number, side: string) => string;
  readonly space: (space: number, takes: string) => string;
  readonly entered: (strip: number, side: string, space: number, takes: string) => string;
  readonly empty: string;
  /** The kinds of spaces, agreed with the word for a space. */
  readonly kinds: Readonly<Record<Space, string>>;
  readonly clear: string;
  readonly palette: string;
  readonly keys: string;
  readonly copy: (strip: number, side: string) => string;
  readonly paste: (strip: number, side: string) => string;
  readonly pasted: (strip: number, side: string) => string;
  readonly copying: (strip: number, side: string) => string;
  readonly endCopying: string;
}
