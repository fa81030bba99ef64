/** Hundredths of 10,000 yuan: whole numbers, so that sums are exact. */
export type Cents = number;

/** Formats cents as a report figure: 12345 → 123.45. */
export const figure = (cents: Cents): string => (cents / 100).toFixed(2);

/** Yuan as cents. */
export const ofYuan = (yuan: string): Cents => Math.round(Number(yuan) / 100);

/** 10,000 yuan as cents. */
export const ofWan = (wan: string): Cents => Math.round(Number(wan) * 100);

export const sumOf = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Splits an amount by weights; the last part takes the rounding remainder, so that the parts sum to the amount. */
export function split(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.slice(0, -1).map((weight) => Math.floor((amount * weight) / whole));
  return [...parts, amount - sumOf(parts)];
}
