/** A share in percent with two decimals; null if the total is 0. */
export const percentOf = (part: number, whole: number): string | null =>
  whole === 0 ? null : ((part / whole) * 100).toFixed(2);
