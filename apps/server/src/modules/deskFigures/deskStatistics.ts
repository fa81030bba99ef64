import type { DeskStatistics, OrderFigures, StatisticsRow } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { startOfDay } from '../../text/days.js';
import { staffScope } from '../orders/staffScope.js';
import { readFigures, type GroupFigures, type Period } from './statisticsRepository.js';

const dayMs = 86_400_000;
const maxDays = 366;

/** With all rows: more than a response has. */
export type WholeStatistics = Omit<DeskStatistics, 'moreRows'>;

const none: OrderFigures = {
  applications: 0,
  decided: 0,
  approved: 0,
  appliedAmount: '0',
  paidAmount: '0',
  approvalRate: null,
  medianDays: null,
};

const shift = (day: string, days: number) => formatDate(startOfDay(day).getTime() + days * dayMs);

/** The period of as many days that ends before another one. */
export function periodBefore({ from, until }: Period): Period {
  const days = Math.round((startOfDay(until).getTime() - startOfDay(from).getTime()) / dayMs) + 1;
  return { from: shift(from, -days), until: shift(from, -1) };
}

/** The groups of both periods, those with the most applications first. */
function beside(now: readonly GroupFigures[], before: readonly GroupFigures[]): StatisticsRow[] {
  const earlier = new Map(before.map((row) => [row.key, row]));
  const gone = before.filter(({ key }) => !now.some((row) => row.key === key));
  return [
    ...now.map((row) => ({ ...row, previous: earlier.get(row.key)?.figures ?? none })),
    ...gone.map(({ figures, ...row }) => ({ ...row, figures: none, previous: figures })),
  ].toSorted(
    (a, b) => b.figures.applications - a.figures.applications || a.key.localeCompare(b.key),
  );
}

/** The Monday of the week of a day. */
const mondayOf = (day: string) => shift(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Every week of a period, also those without applications, unless none has any. */
function everyWeek(rows: readonly GroupFigures[], { from, until }: Period): StatisticsRow[] {
  if (rows.length === 0) return [];
  const found = new Map(rows.map((row) => [row.key, row]));
  const weeks: StatisticsRow[] = [];
  for (let key = mondayOf(from); key <= until; key = shift(key, 7))
    weeks.push({ key, name: key, figures: none, ...found.get(key), previous: null });
  return weeks;
}

export async function deskStatistics({
  db,
  user,
  now,
  input,
}: Pick<UserCall<'getDeskStatistics'>, 'db' | 'input' | 'now' | 'user'>): Promise<WholeStatistics> {
  const { from, until, groupBy = 'WEEK' } = input;
  const period = { from, until };
  if (until < from) throw invalid([{ field: 'until', message: '结束日期不能早于开始日期' }]);
  if (startOfDay(until).getTime() - startOfDay(from).getTime() > maxDays * dayMs)
    throw invalid([{ field: 'until', message: '统计区间最多一年' }]);
  const previous = periodBefore(period);
  const scope = staffScope(user);
  const totalOf = async (of: Period) => (await readFigures(db, scope, of))[0]?.figures ?? none;
  const rows = await readFigures(db, scope, period, groupBy);
  return {
    ...period,
    previousFrom: previous.from,
    previousUntil: previous.until,
    total: await totalOf(period),
    previous: await totalOf(previous),
    rows:
      groupBy === 'WEEK'
        ? everyWeek(rows, period)
        : beside(rows, await readFigures(db, scope, previous, groupBy)),
    updatedTs: now().toISOString(),
  };
}
