import { isCalendarDate } from '../dates/dates.js';

const pad = (value: number, length: number) => String(value).padStart(length, '0');
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const latestStart = 9_900;

/** Whether a loan can be paid out on this day: an existing one from 1900 to 9900, YYYY-MM-DD. */
export const isStartDate = (text: string): boolean =>
  isCalendarDate(text) &&
  Number(text.slice(0, 4)) >= 1900 &&
  Number(text.slice(0, 4)) < latestStart;

/**
 * Days on which the instalments of a loan are due: that day of each following month, or the last of a shorter one, so that
 * a loan of 31 January is due on 28 February and 31 March. Throws a RangeError if the start is not a day.
 */
export function repaymentDates(startDate: string, months: number): string[] {
  if (!isStartDate(startDate)) throw new RangeError('startDate is not a day');
  const [year = 0, month = 0, day = 0] = startDate.split('-').map(Number);
  return Array.from({ length: months }, (_unused, turn) => {
    const at = month + turn;
    const dueYear = year + Math.floor(at / 12);
    const dueMonth = (at % 12) + 1;
    return `${pad(dueYear, 4)}-${pad(dueMonth, 2)}-${pad(Math.min(day, lastDay(dueYear, dueMonth)), 2)}`;
  });
}
