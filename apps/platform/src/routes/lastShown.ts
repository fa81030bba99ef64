const addresses = new Map<string, string>();

/** Keeps the address of a page for the ways back to it: filters and page of a list. */
export function rememberShown(path: string, address: string): void {
  addresses.set(path, address);
}

/** The address at which this path was last shown in this visit; the path itself otherwise. */
export const lastShown = (path: string): string => addresses.get(path) ?? path;
