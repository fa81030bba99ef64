/** Line breaks and other controls, and characters that turn or hide the text around them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A text as one line, for subjects and names of files. */
export const plainLine = (text: string): string =>
  text.replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim();
