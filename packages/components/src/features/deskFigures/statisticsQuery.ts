import { StatisticsGroupValues, type StatisticsGroup } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';

export interface StatisticsChoice {
  /** First and last day. */
  readonly from: string;
  readonly until: string;
  readonly groupBy: StatisticsGroup;
}

const dayMs = 86_400_000;
/** Twelve weeks. */
const usualDays = 84;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The period and grouping in an address; twelve weeks until today by default. */
export function readStatisticsChoice(query: URLSearchParams, now: number): StatisticsChoice {
  const dayOf = (name: string) => {
    const text = query.get(name) ?? '';
    return day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
  };
  const until = dayOf('until') ?? formatDate(now);
  const from = dayOf('from') ?? formatDate(Date.parse(until) - (usualDays - 1) * dayMs);
  const group = StatisticsGroupValues.find((value) => value === query.get('groupBy'));
  return { from: from > until ? until : from, until, groupBy: group ?? 'WEEK' };
}
