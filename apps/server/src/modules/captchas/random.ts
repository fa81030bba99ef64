import { randomInt } from 'node:crypto';

const steps = 1_000_000;

/** A cryptographically random number in a range. */
export const between = (low: number, high: number): number =>
  low + ((high - low) * randomInt(steps)) / steps;

/** A cryptographically random integer in a range, both ends included. */
export const integerBetween = (low: number, high: number): number => randomInt(low, high + 1);

export function pick<T>(values: readonly [T, ...T[]]): T {
  return values[randomInt(values.length)] ?? values[0];
}

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
