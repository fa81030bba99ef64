/** An average of ratings as the contract has it, rounded half up; null before the first rating. */
export const averageOf = (sum: number, count: number): string | null =>
  count === 0 ? null : (Math.round((sum * 10) / count) / 10).toFixed(1);
