/** Full-width digits, point and minus, as Chinese input methods type them. */
const fullWidth = /[０-９．－]/g;
/** Between digits without meaning: spaces, thousands separators, currency signs. */
const separators = /[\s,，'’¥￥]/g;

/** As typed, in half width, without separators and what stands before the number. */
function cleanStart(text: string): string {
  return text
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replace(separators, '')
    .replace(/^[^\d.-]+/, '');
}

/**
 * What was typed or pasted, without separators, and without words before and after the number.
 * Anything else stays, so that nothing turns into another number: `numberProblem` reports it.
 */
export const cleanNumber = (text: string) => cleanStart(text).replace(/[^\d.-]+$/, '');

/** Where the caret at `position` of `text` stands in `cleanNumber(text)`. */
export const cleanPosition = (text: string, position: number) =>
  Math.min(cleanStart(text.slice(0, position)).length, cleanNumber(text).length);

/** The same number as it is written: no leading zeros, no point with nothing after it. */
export function tidyNumber(text: string): string {
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) return text;
  return text
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.');
}

/** With a separator every three digits; text that is no number stays as it is. */
export function groupThousands(text: string): string {
  if (!/^-?\d+(\.\d*)?$/.test(text)) return text;
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
