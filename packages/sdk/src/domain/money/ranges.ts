/** A filter such as 101-200 or 501-; without `max` it is open-ended. */
export interface NumberRange {
  readonly min: number;
  readonly max: number | undefined;
}

/** Parses an amount (10,000 yuan) or term (months) filter of spec 1 §2. */
export function parseRange(text: string): NumberRange | undefined {
  const match = /^(\d{1,9})-(\d{0,9})$/.exec(text);
  if (!match) return undefined;
  const min = Number(match[1]);
  const max = match[2] === '' ? undefined : Number(match[2]);
  return max !== undefined && max < min ? undefined : { min, max };
}

/** Whether the range of a product (low to high) overlaps the filter. */
export function reachesInto(range: NumberRange, low: number, high: number): boolean {
  return high >= range.min && (range.max === undefined || low <= range.max);
}
