import { formatDate } from '@huiqi/sdk/domain';
import type { Codec } from './codecs.js';

const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`);
const dayMs = 86_400_000;

/** A moment by its day in China; a day that stays keeps its moment. */
const byDay = (dayOf: (moment: string) => string, momentOf: (day: string) => Date) =>
  ({
    toText: (value) => (value === null ? '' : dayOf(value)),
    toValue: (typed, old) => {
      if (typed === '') return null;
      return old !== null && dayOf(old) === typed ? old : momentOf(typed).toISOString();
    },
  }) satisfies Codec<string | null>;

/** The day on which something begins or happens. */
export const firstDay: Codec<string | null> = byDay(formatDate, midnight);

/** The last day of something that ends at a moment. */
export const lastDay: Codec<string | null> = byDay(
  (moment) => formatDate(new Date(new Date(moment).getTime() - 1)),
  (day) => new Date(midnight(day).getTime() + dayMs),
);
