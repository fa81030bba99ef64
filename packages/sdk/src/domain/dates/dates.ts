import { emptyText } from '../text/formats.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
// China has had one time zone without daylight saving time since 1991, so a fixed offset suffices.
const shanghaiOffset = 8 * hour;

type Moment = Date | number | string | null | undefined;

function toTime(moment: Moment): number | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined;
  // A calendar date means the start of that day in Shanghai, not in UTC.
  const dateOnly = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  const time = dateOnly ? Date.parse(`${moment}T00:00:00+08:00`) : new Date(moment).getTime();
  return Number.isNaN(time) ? undefined : time;
}

const iso = (time: number) => new Date(time + shanghaiOffset).toISOString();

/** YYYY-MM-DD in Asia/Shanghai (spec 1 §5). */
export function formatDate(moment: Moment): string {
  const time = toTime(moment);
  return time === undefined ? emptyText : iso(time).slice(0, 10);
}

/** YYYY-MM-DD HH:mm in Asia/Shanghai. */
export function formatDateTime(moment: Moment): string {
  const time = toTime(moment);
  return time === undefined ? emptyText : iso(time).slice(0, 16).replace('T', ' ');
}

/** Minutes and calendar days in Shanghai since a moment, and whether a calendar month has passed. */
interface MomentAge {
  readonly minutes: number;
  readonly days: number;
  readonly isMonthOld: boolean;
}

export function ageOfMoment(moment: Moment, now: Moment): MomentAge | undefined {
  const then = toTime(moment);
  const today = toTime(now);
  if (then === undefined || today === undefined) return undefined;
  const dayOf = (time: number) => Math.floor((time + shanghaiOffset) / day);
  return {
    minutes: Math.floor((today - then) / minute),
    days: dayOf(today) - dayOf(then),
    isMonthOld: iso(today).slice(0, 10) >= monthAfter(iso(then)),
  };
}

/** The same day of the next month, or the last of a shorter month. */
function monthAfter(isoText: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = isoText.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(Date.UTC(year, month, Math.min(dayOfMonth, last)));
  return next.toISOString().slice(0, 10);
}

/** How long ago a notice arrived (spec 1 §9 Notice time display). */
export function formatNoticeTime(moment: Moment, now: Moment = Date.now()): string {
  const age = ageOfMoment(moment, now);
  if (age === undefined) return emptyText;
  const { days, minutes } = age;
  if (age.isMonthOld) return formatDate(moment);
  if (days >= 3) return formatDate(moment).slice(5);
  if (days === 2) return '前天';
  if (days === 1) return '昨天';
  if (minutes >= 60) return `${Math.floor(minutes / 60)}小时前`;
  return minutes >= 1 ? `${minutes}分钟前` : '刚刚';
}

/** Whether a text is an existing day as YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
