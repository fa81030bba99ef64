const shanghai = '+08:00';
const dayMs = 86_400_000;

/** PostgreSQL and JavaScript write years before 1 differently; nothing here is that old. */
const oldest = Date.parse('0001-01-01T00:00:00.000Z');

/** Start of a day (YYYY-MM-DD) in China. */
export const startOfDay = (day: string): Date =>
  new Date(Math.max(oldest, Date.parse(`${day}T00:00:00.000${shanghai}`)));

/** End (exclusive) of a day (YYYY-MM-DD) in China. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + dayMs);
