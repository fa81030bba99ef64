import { and, isNull, sql } from 'drizzle-orm';
import { notices } from '../../schema/notices.js';

/** Announcements to everybody that are shown now. */
export const isAnnounced = and(
  isNull(notices.userId),
  isNull(notices.withdrawnAt),
  sql`(${notices.endsOn} is null or ${notices.endsOn} >= (now() at time zone 'Asia/Shanghai')::date)`,
);
