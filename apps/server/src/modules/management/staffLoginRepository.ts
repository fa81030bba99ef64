import { and, count, desc, eq, gte, inArray, max } from 'drizzle-orm';
import type { SecurityEventType, StaffLogins } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { securityEvents } from '../../schema/securityEvents.js';
import { maskAddress } from '../../text/mask.js';

const periodMs = 90 * 86_400_000;
/** As in the contract. */
const maxEvents = 50;

/** What concerns signing in; what the account did besides is in the security events. */
const shown: readonly SecurityEventType[] = [
  'LOGIN',
  'LOGIN_FAILED',
  'LOGOUT',
  'PASSWORD_CHANGED',
  'LOGIN_RESET',
];

/** How an account was signed in to in the last 90 days. */
export async function readLogins(db: Queryable, userId: string, now: Date): Promise<StaffLogins> {
  const where = and(
    eq(securityEvents.subject, userId),
    gte(securityEvents.createdAt, new Date(now.getTime() - periodMs)),
    inArray(securityEvents.event, [...shown]),
  );
  const sums = await db
    .select({
      event: securityEvents.event,
      count: count(),
      newest: max(securityEvents.createdAt),
    })
    .from(securityEvents)
    .where(where)
    .groupBy(securityEvents.event);
  const rows = await db
    .select()
    .from(securityEvents)
    .where(where)
    .orderBy(desc(securityEvents.position))
    .limit(maxEvents);
  const of = (event: SecurityEventType) => sums.find((sum) => sum.event === event);
  return {
    lastLoginTs: of('LOGIN')?.newest?.toISOString() ?? null,
    logins: of('LOGIN')?.count ?? 0,
    failures: of('LOGIN_FAILED')?.count ?? 0,
    events: rows.map(({ event, detail, address, createdAt }) => ({
      event,
      detail,
      address: maskAddress(address),
      createdTs: createdAt.toISOString(),
    })),
  };
}
