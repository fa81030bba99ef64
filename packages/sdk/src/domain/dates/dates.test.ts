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

// 16:00 in Shanghai.
describe('notice time at 2026-11-20T08:00:00Z', () => {
  it.each([
    ['2026-11-20T08:00:05Z', '刚刚'],
    ['2026-11-20T07:59:01Z', '刚刚'],
    ['2026-11-20T07:59:00Z', '1分钟前'],
    ['2026-11-20T07:01:00Z', '59分钟前'],
    ['2026-11-20T07:00:00Z', '1小时前'],
    ['2026-11-19T16:00:00Z', '16小时前'],
    ['2026-11-19T15:59:59Z', '昨天'],
    ['2026-11-18T16:00:00Z', '昨天'],
    ['2026-11-18T15:59:59Z', '前天'],
    ['2026-11-17T16:00:00Z', '前天'],
    ['2026-11-17T15:59:59Z', '11-17'],
    ['2026-10-20T16:00:00Z', '10-21'],
    ['2026-10-20T15:59:59Z', '2026-10-20'],
  ])('%s is %s', (moment, text) => {
    expect(formatNoticeTime(moment, '2026-11-20T08:00:00Z')).toBe(text);
  });

  it.each([
    ['2026-11-24T23:00:00+08:00', '2026-11-26T22:00:00+08:00', '前天'],
    ['2026-11-25T23:50:00+08:00', '2026-11-26T00:10:00+08:00', '昨天'],
    ['2027-01-31', '2027-02-27T12:00:00+08:00', '01-31'],
    ['2027-01-31', '2027-02-28T12:00:00+08:00', '2027-01-31'],
    ['2026-12-31', '2027-01-30T12:00:00+08:00', '12-31'],
    ['2026-12-31', '2027-01-31T00:00:00+08:00', '2026-12-31'],
  ])('%s seen at %s is %s', (moment, now, text) => {
    expect(formatNoticeTime(moment, now)).toBe(text);
  });
});
