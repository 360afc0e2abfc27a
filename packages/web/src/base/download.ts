/** Offers a text as a file download; nothing leaves this device. */
export function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The current date for file names. */
export const today = (): string => new Date().toISOString().slice(0, 10);
