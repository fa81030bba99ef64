import type { Wan, Yuan } from '../../generated/models.js';
import { readDecimal, roundDecimal, shiftDecimal, trimDecimal } from '../money/decimals.js';

/** Shown for an empty value (spec 1 §5). */
export const emptyText = '--';

type Maybe<T> = T | null | undefined;

/** Thousands separators: 1234567.5 → 1,234,567.5. */
export function formatThousands(value: Maybe<number | string>, decimals?: number): string {
  const plain = toPlain(value, decimals);
  if (plain === undefined) return emptyText;
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

// Decimal strings are not converted to numbers, so that money keeps every digit.
function toPlain(value: Maybe<number | string>, decimals?: number): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = typeof value === 'number' ? fromNumber(value) : value;
  return decimals === undefined ? readDecimal(text) : roundDecimal(text, decimals);
}

const fromNumber = (value: number) => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(0) : text;
};

/** An amount in 10,000 yuan: 1500 → 1,500万元. */
export function formatWan(value: Maybe<number | Wan>): string {
  const text = formatThousands(typeof value === 'string' ? trimDecimal(value) : value);
  return text === emptyText ? text : `${text}万元`;
}

/** The figure of an amount in 10,000 yuan, beside its unit: 1,500. */
export const formatWanFigure = (value: Maybe<number | Wan>): string => formatThousands(value);

/** Yuan as 10,000 yuan with at most two decimals, for texts: 123456.78 → 12.35. */
export const yuanToWan = (yuan: Yuan): Wan =>
  trimDecimal(roundDecimal(shiftDecimal(yuan, -4) ?? '', 2) ?? emptyText);

/** A range of percentages: 3.40%~4.35%, or 3.40% when both ends are equal. */
export function formatPercentRange(
  min: Maybe<string | number>,
  max?: Maybe<string | number>,
): string {
  return range(percent(min), percent(max), '~');
}

/** One percentage with two decimals, or more where a daily rate has them: 3.90%, 0.0125%. */
export function formatPercent(value: Maybe<string | number>): string {
  return percent(value) ?? emptyText;
}

const percent = (value: Maybe<string | number>) => {
  const plain = toPlain(value);
  if (plain === undefined) return undefined;
  const [whole, decimals = ''] = trimDecimal(plain).split('.');
  return `${whole}.${decimals.padEnd(2, '0')}%`;
};

/** A range of terms: 6-12个月, or 12个月 when both ends are equal. */
export function formatTermRange(min: Maybe<number>, max?: Maybe<number>): string {
  const text = range(toPlain(min), toPlain(max), '-');
  return text === emptyText ? text : `${text}个月`;
}

function range(low: string | undefined, high: string | undefined, sign: string): string {
  if (low === undefined || high === undefined || low === high) return low ?? high ?? emptyText;
  return `${low}${sign}${high}`;
}

/** The text, or -- when it is empty. */
export function formatText(value: Maybe<string>): string {
  return value === null || value === undefined || value.trim() === '' ? emptyText : value;
}
