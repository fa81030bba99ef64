import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, to the millisecond as JavaScript dates. */
export const moment = <Name extends string>(name: Name) =>
  timestamp(name, { withTimezone: true, precision: 3 });
