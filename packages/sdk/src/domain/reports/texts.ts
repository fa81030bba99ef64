import { emptyText, formatPercent, formatText, formatThousands } from '../text/formats.js';

type Maybe<T> = T | null | undefined;

/** A figure with thousands separators and at least two decimals: 1280.5 → 1,280.50. */
export function figureText(value: Maybe<string>): string {
  if (value === null || value === undefined) return emptyText;
  const [whole = '', decimals = ''] = value.trim().split('.');
  return formatThousands(`${whole}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`);
}

/** A percentage without its sign, which is in the column head. */
export const percentText = (value: Maybe<string>): string => formatPercent(value).replace('%', '');

/** A count: 1234 → 1,234. */
export const countText = (value: Maybe<number>): string => formatThousands(value);

/** A text, or -- when it is empty. */
export const plainText = (value: Maybe<string>): string => formatText(value);

/** The figure as a number for a chart; null if unknown. */
export function chartValue(value: Maybe<string>): number | null {
  const number = value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}
