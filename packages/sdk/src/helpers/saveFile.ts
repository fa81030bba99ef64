import type { FileResponse } from '../client/types.js';

/** Hands a file to the browser's downloads, under the server's name or the one given. */
export function saveFile({ blob, fileName }: FileResponse, name = fileName ?? 'download'): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
  // Firefox reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
