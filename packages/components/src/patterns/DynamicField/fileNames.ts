/** Form field that stores an UPLOAD's file names beside their keys; it is not an entry and is never sent. */
export const namesField = (checkName: string): string => `${checkName}#names`;

// No system allows a slash in a file name, and the server refuses it.
const separator = '/';

export const joinNames = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(separator, '')).join(separator);

export const splitNames = (text: string): string[] => (text === '' ? [] : text.split(separator));
