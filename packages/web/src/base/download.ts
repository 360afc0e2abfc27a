/** Offers a text as a file download; nothing leaves this device. */
export const download = (name: string, content: string): void =>
  downloadFile(name, new Blob([content], { type: 'application/json' }));

export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The current date for file names. */
export const today = (): string => new Date().toISOString().slice(0, 10);
