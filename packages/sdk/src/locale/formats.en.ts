import { formatDate, formatDateTime } from '../domain/dates.js';
import {
  emptyText,
  formatPercentRange,
  formatTermRange,
  formatThousands,
} from '../domain/formats.js';

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
  const then = timeOf(moment);
  const today = timeOf(now);
  if (then === undefined || today === undefined) return emptyText;
  const minutes = Math.floor((today - then) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  if (days === 1) return 'yesterday';
  return days < 3 ? `${days} days ago` : formatDateEn(then);
};

function timeOf(moment: Parameters<typeof formatDate>[0]): number | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const isDay = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  const time = new Date(isDay ? `${moment}T00:00:00+08:00` : moment).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/** An amount in 10,000 yuan as yuan: 1500.5 → 15,005,000. Digits are moved, so that money keeps every one. */
export const formatWanFigureEn = (value: number | string | null | undefined): string => {
  const plain = formatThousands(value).replaceAll(',', '');
  if (plain === emptyText) return plain;
  const [whole = '', fraction = ''] = plain.split('.');
  const yuan = `${whole}${fraction.padEnd(4, '0').slice(0, 4)}`.replace(/^(-?)0+(?=\d)/, '$1');
  const rest = fraction.slice(4).replace(/0+$/, '');
  return formatThousands(rest === '' ? yuan : `${yuan}.${rest}`);
};

/** An amount in 10,000 yuan: 1500 → CNY 15,000,000. */
export const formatWanEn = (value: number | string | null | undefined): string => {
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
