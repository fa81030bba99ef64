const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after the first and later failures; after the last of them a delivery is given up, three days after its first attempt. */
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

/** So that receivers that come back are not met by everything at once. */
const jitter = 0.1;

/** How long to wait after so many failed tries; null to give up. */
export function waitAfter(tries: number, random: () => number = Math.random): number | null {
  const wait = waitsMs[tries - 1];
  return wait === undefined ? null : Math.round(wait * (1 - jitter + 2 * jitter * random()));
}
