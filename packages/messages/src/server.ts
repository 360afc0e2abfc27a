/** What the server says to whoever runs it. */
export interface ServerTexts {
  readonly preparing: string;
  readonly ready: (address: string) => string;
  readonly portTaken: (port: number) => string;
  readonly badPort: (value: string) => string;
  /** The client must be built, and the system does not let this user write there. */
  readonly unwritable: (path: string, code: string) => string;
  readonly notBuilt: (error: string) => string;
}
