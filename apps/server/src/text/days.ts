const shanghai = '+08:00';

/** First moment of a day (YYYY-MM-DD) in China. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000${shanghai}`);

/** First moment after a day (YYYY-MM-DD) in China. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + 86_400_000);
