import type { FormEntry } from '../../generated/models.js';
import { isCalendarDate } from '../dates/dates.js';
import type { Verdict } from '../validators/validators.js';

/** An entry's limits resolved for a day; a limit relative to an unknown today is open. */
export function dateLimits(
  { earliest, latest }: Pick<FormEntry, 'earliest' | 'latest'>,
  today: string | undefined,
): { readonly earliest?: string | undefined; readonly latest?: string | undefined } {
  const day = (limit: string | null | undefined) =>
    limit === 'TODAY' ? today : (limit ?? undefined);
  return { earliest: day(earliest), latest: day(latest) };
}

export function checkDay(entry: FormEntry, value: string, today: string | undefined): Verdict {
  if (!isCalendarDate(value)) return `请选择正确的${entry.label}`;
  return checkLimits(entry, value, value, today);
}

export function checkMonth(entry: FormEntry, value: string, today: string | undefined): Verdict {
  if (!isCalendarDate(`${value}-01`)) return `请选择正确的${entry.label}`;
  // A limit includes the whole month it is in.
  return checkLimits(entry, `${value}-31`, `${value}-01`, today, 7);
}

/** The two days of a range; '' if not selected yet. */
export function rangeDays(value: string): readonly [start: string, end: string] {
  const [start = '', end = ''] = value.split('~');
  return [start, end];
}

export function checkRange(entry: FormEntry, value: string, today: string | undefined): Verdict {
  const { label } = entry;
  const [start, end] = rangeDays(value);
  if (value.split('~').length > 2) return `请选择正确的${label}`;
  if (start === '' || end === '') return `请选择完整的${label}`;
  if (!isCalendarDate(start) || !isCalendarDate(end)) return `请选择正确的${label}`;
  if (end < start) return `${label}的结束日期不能早于开始日期`;
  return checkLimits(entry, start, end, today);
}

/** `first` must not lie before the earliest day, `last` not after the latest. */
function checkLimits(
  entry: FormEntry,
  first: string,
  last: string,
  today: string | undefined,
  digits = 10,
): Verdict {
  const { earliest, latest } = dateLimits(entry, today);
  const name = (limit: string, given: string | null | undefined) =>
    given === 'TODAY' ? (digits === 7 ? '本月' : '今天') : limit.slice(0, digits);
  if (earliest && first < earliest)
    return `${entry.label}不能早于${name(earliest, entry.earliest)}`;
  if (latest && last > latest) return `${entry.label}不能晚于${name(latest, entry.latest)}`;
  return null;
}
