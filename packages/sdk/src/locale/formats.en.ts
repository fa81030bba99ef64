import { ageOfMoment, formatDate, formatDateTime } from '../domain/dates/dates.js';
import { shiftDecimal, trimDecimal } from '../domain/money/decimals.js';
import {
  emptyText,
  formatPercentRange,
  formatTermRange,
  formatThousands,
} from '../domain/text/formats.js';
import type { Wan } from '../generated/models.js';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 31 Jan 2026, in Asia/Shanghai. */
export const formatDateEn: typeof formatDate = (moment) => {
  const iso = formatDate(moment);
  return iso === emptyText ? iso : dayText(iso);
};

/** 31 Jan 2026, 14:05, in Asia/Shanghai. */
export const formatDateTimeEn: typeof formatDateTime = (moment) => {
  const [day = '', time] = formatDateTime(moment).split(' ');
  return time === undefined ? emptyText : `${dayText(day)}, ${time}`;
};

function dayText(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

/** How long ago a notice arrived. */
export const formatNoticeTimeEn = (
  moment: Parameters<typeof formatDate>[0],
  now: Parameters<typeof formatDate>[0] = Date.now(),
): string => {
  const age = ageOfMoment(moment, now);
  if (age === undefined) return emptyText;
  const { days, minutes } = age;
  if (days > 2) return formatDateEn(moment);
  if (days === 2) return '2 days ago';
  if (days === 1) return 'yesterday';
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
};

/** An amount in 10,000 yuan as yuan: 1500.5 → 15,005,000. Digits are moved, so that money keeps every one. */
export const formatWanFigureEn = (value: number | Wan | null | undefined): string => {
  const yuan = shiftDecimal(formatThousands(value).replaceAll(',', ''), 4);
  return formatThousands(yuan === undefined ? null : trimDecimal(yuan));
};

/** An amount in 10,000 yuan: 1500 → CNY 15,000,000. */
export const formatWanEn = (value: number | Wan | null | undefined): string => {
  const text = formatWanFigureEn(value);
  return text === emptyText ? text : `CNY ${text}`;
};

/** 3.40%–4.35%. */
export const formatPercentRangeEn: typeof formatPercentRange = (min, max) =>
  formatPercentRange(min, max).replace('~', '–');

/** 6–12 months. */
export const formatTermRangeEn: typeof formatTermRange = (min, max) => {
  const text = formatTermRange(min, max);
  if (text === emptyText) return text;
  const range = text.replace(/[^\d.-]+$/, '').replace('-', '–');
  return range === '1' ? '1 month' : `${range} months`;
};
