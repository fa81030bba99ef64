/** What a column requests: the width of its widest line, and of its widest unbreakable part. */
export interface ColumnDemand {
  readonly natural: number;
  readonly least: number;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Column widths that add up to `total`. Columns get what they request and share the rest in proportion; if it is too
 * little, the columns that request most give way, none below its minimum while that is possible.
 */
export function columnWidths(demands: readonly ColumnDemand[], total: number): readonly number[] {
  const natural = demands.map((demand) => demand.natural);
  const asked = sumOf(natural);
  if (asked <= total) return natural.map((width) => width + ((total - asked) * width) / asked);
  const least = demands.map((demand) => Math.min(demand.least, demand.natural));
  if (sumOf(least) >= total) return least.map((width) => (width * total) / sumOf(least));
  // The highest common limit under which all fit.
  let low = 0;
  let high = Math.max(...natural);
  const limited = (limit: number) =>
    natural.map((width, place) => Math.max(least[place] ?? 0, Math.min(width, limit)));
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(limited(middle)) > total) high = middle;
    else low = middle;
  }
  const widths = limited(low);
  const rest = total - sumOf(widths);
  return widths.map((width) => width + rest / widths.length);
}
