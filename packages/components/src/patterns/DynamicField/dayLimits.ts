import type { DynamicEntry } from './types.js';

/** The days between which an entry may lie; a limit that names an unknown today is open. */
export function dayLimits({ earliest, latest }: DynamicEntry, today: string | undefined) {
  const day = (limit: string | null | undefined) =>
    limit === 'TODAY' ? today : (limit ?? undefined);
  return { min: day(earliest), max: day(latest) };
}
