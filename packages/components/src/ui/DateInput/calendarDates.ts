const pad = (part: number) => String(part).padStart(2, '0');

/** The calendar uses local midnights; only year, month and day matter. */
export function toLocal(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export const fromLocal = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Today in China, whatever the time zone of the device. */
export const todayInChina = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(now);

/** First and last month of the calendar: companies are old, loans run for decades. */
export function calendarMonths(today: string, value: string, min = '', max = '') {
  const year = Number(today.slice(0, 4));
  const days = [min || `${year - 80}-01-01`, value, max || `${year + 30}-12-31`];
  const known = days.filter(Boolean).sort();
  return {
    startMonth: toLocal(known[0] ?? today),
    endMonth: toLocal(known[known.length - 1] ?? today),
  };
}
