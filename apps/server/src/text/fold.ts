const fullWidth = /[\uFF01-\uFF5E]/g;
const toHalfWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/**
 * Normalises a text for comparison, ignoring case and full-width letters. Positions in the result are positions in the
 * text, so that matches can be marked in it.
 */
export function fold(text: string): string {
  const narrow = text.replace(fullWidth, toHalfWidth).replaceAll('\u3000', ' ');
  const lower = narrow.toLowerCase();
  // Some characters have a longer lower case (İ); a text with one is folded character by character.
  if (lower.length === narrow.length) return lower;
  return Array.from(narrow, (sign) => {
    const small = sign.toLowerCase();
    return small.length === sign.length ? small : sign;
  }).join('');
}

/** The words of a keyword, all of which must occur. */
export const wordsOf = (keyword: string | undefined): string[] => [
  ...new Set(
    fold((keyword ?? '').normalize('NFKC'))
      .split(/\s+/)
      .filter(Boolean),
  ),
];
