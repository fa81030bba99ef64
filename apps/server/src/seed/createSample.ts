import type { Seed } from './defineSeed.js';

export interface SampleOptions {
  /** The sample's orders are from the year before this moment. Defaults to now. */
  readonly now?: Date;
  /** Number of orders. Defaults to 240. */
  readonly orders?: number;
}

const dayMs = 86_400_000;

/** Seeds in dependency order. */
export function inOrder(seeds: readonly Seed[]): readonly Seed[] {
  const ordered = new Set<Seed>();
  const visit = (seed: Seed): void => {
    if (ordered.has(seed)) return;
    Object.values(seed.after).forEach(visit);
    ordered.add(seed);
  };
  seeds.forEach(visit);
  return [...ordered];
}

/** Creates each domain's sample on first access; deterministic for the same options. */
export function createSample({ now = new Date(), orders = 240 }: SampleOptions) {
  const context = { day: new Date(Math.floor(now.getTime() / dayMs) * dayMs), orders };
  const made = new Map<Seed, unknown>();
  const of = <Sample>(seed: Seed<Sample>): Sample => {
    if (!made.has(seed)) {
      const earlier = Object.entries(seed.after).map(([name, one]) => [name, of(one)]);
      made.set(seed, seed.make(context, Object.fromEntries(earlier)));
    }
    return made.get(seed) as Sample;
  };
  return { of };
}
