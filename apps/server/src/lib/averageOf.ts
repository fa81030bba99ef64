/** An average of ratings in the contract's form, rounded half up; null without ratings. */
export const averageOf = (sum: number, count: number): string | null =>
  count === 0 ? null : (Math.round((sum * 10) / count) / 10).toFixed(1);
