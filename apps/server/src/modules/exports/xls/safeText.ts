/** Excel's limit of one cell, in UTF-16 units. */
const longest = 32_767;

/**
 * What a spreadsheet takes for the start of a formula, in full-width forms and after blanks and invisible characters too
 * (ASVS 1.2.10). A text cell of a workbook is never a formula; it becomes one when somebody edits the cell, or saves the
 * sheet as CSV and opens that.
 */
const opensFormula = /^[\s\p{Cc}\p{Cf}\p{Z}]*(?:[=+\-@＝＋－＠﹢﹣﹦﹫−]|[\t\r\n\v\f])/u;

/** Text for a cell: an apostrophe stands before what a spreadsheet would take for a formula. */
export function safeText(text: string): string {
  const safe = opensFormula.test(text) ? `'${text}` : text;
  // Not between the halves of a character.
  return safe.length > longest ? safe.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '') : safe;
}
