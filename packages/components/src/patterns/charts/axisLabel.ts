const wide = 12;
const narrow = 7;

/** Approximate width of a 12 px label: Chinese characters are square, others about half as wide. */
export const labelWidth = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign > 'ÿ' ? wide : narrow), 0);

/** A label in one line, or in two if too wide; truncated after the second. */
export function labelLines(text: string, width: number): readonly string[] {
  if (labelWidth(text) <= width) return [text];
  const signs = Array.from(text);
  // Two lines of about the same length read better than a full one and a rest.
  let first = Math.ceil(signs.length / 2);
  while (first > 1 && labelWidth(signs.slice(0, first).join('')) > width) first -= 1;
  const rest = signs.slice(first);
  if (labelWidth(rest.join('')) <= width) return [signs.slice(0, first).join(''), rest.join('')];
  while (rest.length > 1 && labelWidth(`${rest.join('')}…`) > width) rest.pop();
  return [signs.slice(0, first).join(''), `${rest.join('')}…`];
}
