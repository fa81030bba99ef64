/** Full-width digits, point and minus, as Chinese input methods type them. */
const fullWidth = /[０-９．－]/g;
/** Meaningless between digits: spaces, thousands separators, currency signs. */
const separators = /[\s,，'’¥￥]/g;

/** The text in half width, without separators and without text before the number. */
function cleanStart(text: string): string {
  return text
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replace(separators, '')
    .replace(/^[^\d.-]+/, '');
}

/**
 * Typed or pasted text without separators and without text before and after the number. Anything
 * else is kept, so that no other number results; `numberProblem` reports it.
 */
export const cleanNumber = (text: string) => cleanStart(text).replace(/[^\d.-]+$/, '');

/** Maps a caret position in `text` to one in `cleanNumber(text)`. */
export const cleanPosition = (text: string, position: number) =>
  Math.min(cleanStart(text.slice(0, position)).length, cleanNumber(text).length);

/** The same number without leading zeros and without a trailing point. */
export function tidyNumber(text: string): string {
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) return text;
  return text
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.');
}

/** Inserts thousands separators; text that is not a number is returned unchanged. */
export function groupThousands(text: string): string {
  if (!/^-?\d+(\.\d*)?$/.test(text)) return text;
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
