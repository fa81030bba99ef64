/** Line breaks and other control characters, and characters that reverse or hide text. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A text as a single line, for subjects and file names. */
export const plainLine = (text: string): string =>
  text.replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim();
