/**
 * What a spreadsheet takes for the start of a formula, including full-width forms and after blanks and invisible
 * characters (ASVS 1.2.10).
 */
const opensFormula = /^[\s\p{Cc}\p{Cf}\p{Z}]*(?:[=+\-@＝＋－＠﹢﹣﹦﹫−]|[\t\r\n\v\f])/u;

/** Text for a cell of a spreadsheet or of CSV, prefixed with an apostrophe if a spreadsheet would take it for a formula. */
export const neutralizeFormula = (text: string): string =>
  opensFormula.test(text) ? `'${text}` : text;
