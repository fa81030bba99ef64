import { neutralizeFormula } from '@huiqi/sdk/domain';

/** Excel's maximum cell length, in UTF-16 units. */
const longest = 32_767;

/**
 * Text for a cell. A workbook's text cell is never a formula, but becomes one when somebody edits it, or saves the sheet as
 * CSV and opens that.
 */
export function safeText(text: string): string {
  const safe = neutralizeFormula(text);
  // Not between the halves of a surrogate pair.
  return safe.length > longest ? safe.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '') : safe;
}
