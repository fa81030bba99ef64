import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatNoticeTime, isCalendarDate } from './dates.js';

describe('dates in Shanghai', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2024-02-28T16:00:00Z', '2024-02-29'],
    ['2026-11-20', '2026-11-20'],
    ['', '--'],
    [null, '--'],
    ['not a date', '--'],
  ])('%s is %s', (moment, text) => {
    expect(formatDate(moment)).toBe(text);
  });

  it('writes the time of day', () => {
    expect(formatDateTime('2026-11-20T08:30:00Z')).toBe('2026-11-20 16:30');
    expect(formatDateTime(undefined)).toBe('--');
  });

  it('reads back every day it wrote', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const text = formatDate(date);
          expect(isCalendarDate(text)).toBe(true);
          expect(formatDate(text)).toBe(text);
        },
      ),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', ''])('%s is not a day', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('notice time', () => {
  const now = '2026-11-20T08:00:00Z';
  const ago = (ms: number) => formatNoticeTime(Date.parse(now) - ms, now);
  const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

  it.each([
    [-5 * second, '刚刚'],
    [59 * second, '刚刚'],
    [minute, '1分钟前'],
    [59 * minute, '59分钟前'],
    [hour, '1小时前'],
    [23 * hour, '23小时前'],
    [day, '昨天'],
    [2 * day, '前天'],
    [3 * day, '11-17'],
    [29 * day, '10-22'],
    [30 * day, '2026-10-21'],
  ])('%i ms ago is %s', (ms, text) => {
    expect(ago(ms)).toBe(text);
  });
});
