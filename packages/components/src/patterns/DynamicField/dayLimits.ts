import type { DynamicEntry } from './types.js';

/** The allowed days of an entry; a limit relative to an unknown today is open. */
export function dayLimits({ earliest, latest }: DynamicEntry, today: string | undefined) {
  const day = (limit: string | null | undefined) =>
    limit === 'TODAY' ? today : (limit ?? undefined);
  return { min: day(earliest), max: day(latest) };
}
