/** Offers a text as a file; nothing leaves this machine. */
export function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Today, as it stands in names of files. */
export const today = (): string => new Date().toISOString().slice(0, 10);
