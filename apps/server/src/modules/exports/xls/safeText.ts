/** Excel's maximum cell length, in UTF-16 units. */
const longest = 32_767;

/**
 * What a spreadsheet takes for the start of a formula, including full-width forms and after blanks and invisible
 * characters (ASVS 1.2.10). A workbook's text cell is never a formula, but becomes one when somebody edits it, or saves
 * the sheet as CSV and opens that.
 */
const opensFormula = /^[\s\p{Cc}\p{Cf}\p{Z}]*(?:[=+\-@＝＋－＠﹢﹣﹦﹫−]|[\t\r\n\v\f])/u;

/** Text for a cell, prefixed with an apostrophe if a spreadsheet would take it for a formula. */
export function safeText(text: string): string {
  const safe = opensFormula.test(text) ? `'${text}` : text;
  // Not between the halves of a surrogate pair.
  return safe.length > longest ? safe.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '') : safe;
}
