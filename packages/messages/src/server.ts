/** Messages of the server on the terminal. */
export interface ServerTexts {
  readonly preparing: string;
  readonly ready: (address: string) => string;
  readonly portTaken: (port: number) => string;
  readonly badPort: (value: string) => string;
  /** The app must be built, but this user may not write there. */
  readonly unwritable: (path: string, code: string) => string;
  readonly notBuilt: (error: string) => string;
}
