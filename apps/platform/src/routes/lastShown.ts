const addresses = new Map<string, string>();

/** Remembers the address of a page, so that links back to it keep filters and page number. */
export function rememberShown(path: string, address: string): void {
  addresses.set(path, address);
}

/** The address at which this path was last shown during this visit; defaults to the path itself. */
export const lastShown = (path: string): string => addresses.get(path) ?? path;
