/**
 * @typedef {{ name: string, value: number, unit: string, target?: { limit: string, met: boolean } }} Figure
 * @typedef {{ title: string, how: string, figures: Figure[] }} Figures
 */

/** A figure without a target. */
export const figure = (name, value, unit) => ({ name, value, unit });

const against = (sign, holds) => (name, value, limit, unit) => ({
  name,
  value,
  unit,
  target: { limit: `${sign} ${limit} ${unit}`.trim(), met: holds(value, limit) },
});

export const exactly = against('=', (value, limit) => value === limit);
export const atMost = against('≤', (value, limit) => value <= limit);
export const atLeast = against('≥', (value, limit) => value >= limit);

/** The value that `share` of the values do not exceed; NaN of none. */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
