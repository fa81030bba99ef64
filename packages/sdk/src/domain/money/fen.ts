import type { Wan, Yuan } from '../../generated/models.js';

/** Money as whole fen (0.01 yuan). Every amount of the platform is far below 2^53 fen. */
export type Fen = number;

const decimal = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

/** A decimal text as an integer with `digits` decimals; further decimals must be zero. */
export function scaled(text: string, digits: number, what: string): bigint {
  const match = decimal.exec(text);
  const fraction = (match?.[2] ?? '').replace(/0+$/, '');
  if (!match || fraction.length > digits)
    throw new RangeError(`${what} is not a decimal: ${digits} places at most`);
  return BigInt(`${match[1]}${fraction.padEnd(digits, '0')}`);
}

/** 万元 as a decimal string → fen: 1.5 → 1,500,000. */
export function wanToFen(wan: Wan): Fen {
  const fen = Number(scaled(wan, 6, 'amount'));
  if (!Number.isSafeInteger(fen)) throw new RangeError('amount is too large');
  return fen;
}

/** Fen → yuan with two decimals: 123456 → 1234.56. */
export function fenToYuan(fen: Fen): Yuan {
  if (!Number.isSafeInteger(fen)) throw new RangeError('fen must be a safe integer');
  const sign = fen < 0 ? '-' : '';
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Quotient of two positive integers, rounded half up, as banks round to the fen. */
export const roundedQuotient = (above: bigint, below: bigint): bigint =>
  (above * 2n + below) / (below * 2n);
