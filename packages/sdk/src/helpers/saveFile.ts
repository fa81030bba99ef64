import type { FileResponse } from '../client/FileResponse.js';

/** Downloads a file in the browser. Its name defaults to the server's. */
export function saveFile({ blob, fileName }: FileResponse, name = fileName ?? 'download'): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
  // Firefox reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
