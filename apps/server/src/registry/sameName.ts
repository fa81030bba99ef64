const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Whether two names are equal, ignoring spaces, case and the width of letters and brackets. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);
