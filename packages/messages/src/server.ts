/** What the server says to whoever runs it. */
export interface ServerTexts {
  readonly preparing: string;
  readonly ready: (address: string) => string;
  readonly portTaken: (port: number) => string;
  readonly badPort: (value: string) => string;
}
