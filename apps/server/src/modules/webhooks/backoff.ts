const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Delays after the first and later failures; after the last, three days after the first attempt, a delivery is given
 * up.
 */
const waitsMs = [
  10 * second,
  1 * minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  20 * hour,
];

/** Spreads retries, so that a recovering receiver does not get everything at once. */
const jitter = 0.1;

/** Delay after this many failed attempts; null to give up. */
export function waitAfter(tries: number, random: () => number = Math.random): number | null {
  const wait = waitsMs[tries - 1];
  return wait === undefined ? null : Math.round(wait * (1 - jitter + 2 * jitter * random()));
}
