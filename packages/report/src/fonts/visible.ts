/** Characters that only shape their neighbours, first and last of each range. */
const shapers: readonly (readonly [number, number])[] = [
  // Soft hyphen, joiners of letters and words, selectors of variants, the byte order mark.
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x180b, 0x180f],
  [0x200b, 0x200d],
  [0x2060, 0x2064],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xe0100, 0xe01ef],
];

/** Whether a character shows nothing by itself, so that it may be left out. */
export const isInvisible = (codePoint: number): boolean =>
  shapers.some(([first, last]) => codePoint >= first && codePoint <= last);

/** A character by its number: 〔U+20BB7〕. */
export const spelledOut = (codePoint: number): string =>
  `〔U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}〕`;
