import { emptyText } from './formats.js';

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

/** How long ago a notice arrived (spec 1 §9 Notice time display). */
export function formatNoticeTime(moment: Moment, now: Moment = Date.now()): string {
  const then = toTime(moment);
  const today = toTime(now);
  if (then === undefined || today === undefined) return emptyText;
  const passed = today - then;
  const days = Math.floor(passed / day);
  if (days >= 30) return formatDate(then);
  if (days >= 3) return iso(then).slice(5, 10);
  if (days === 2) return '前天';
  if (days === 1) return '昨天';
  if (passed >= hour) return `${Math.floor(passed / hour)}小时前`;
  if (passed >= minute) return `${Math.floor(passed / minute)}分钟前`;
  return '刚刚';
}

/** Whether a text is an existing day as YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
