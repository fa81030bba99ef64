import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { addJob } from '../../jobs/addJob.js';
import { partners } from '../../schema/partners.js';
import type { SendOutcome } from './sendWebhook.js';
import { findKeys } from './webhookKeyRepository.js';
import { webhookAttempts, webhookDeliveries } from '../../schema/webhooks.js';

/** A delivery that this process is to send. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly partnerId: string;
  readonly body: string;
  /** This try included. */
  readonly tries: number;
}

export interface ClaimOptions {
  readonly now: Date;
  /** When another process may take over, assuming this one died. */
  readonly leaseUntil: Date;
  /** Partners that this process is sending to. */
  readonly busy: readonly string[];
  readonly perPartner: number;
}

const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/**
 * Claims due deliveries, a few per partner, so that an unresponsive one does not delay the others. An event waits for
 * earlier ones of its order. Concurrent calls claim different deliveries.
 */
export async function claimDue(
  db: Queryable,
  { now, leaseUntil, busy, perPartner }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const idle = busy.length === 0 ? sql`true` : sql`p.id not in ${[...busy]}`;
  const { rows } = await db.execute<Record<string, unknown> & ClaimedDelivery>(sql`
    with due as (
      select d.id from partners p cross join lateral (
        select one.id from webhook_deliveries one
        where one.partner_id = p.id and one.state = 'PENDING' and one.next_attempt_at <= ${at(now)}
          and not exists (
            select 1 from webhook_deliveries earlier
            where earlier.order_id = one.order_id and earlier.state = 'PENDING' and earlier.position < one.position
          )
        order by one.next_attempt_at, one.position
        limit ${perPartner} for update skip locked
      ) d where ${idle}
    )
    update webhook_deliveries set tries = tries + 1, next_attempt_at = ${at(leaseUntil)}
    from due where webhook_deliveries.id = due.id
    returning webhook_deliveries.id, partner_id as "partnerId", body, tries`);
  return rows.map(({ id, partnerId, body, tries }) => ({ id, partnerId, body, tries }));
}

/** Where a partner's webhooks go and their current signing keys; null if it gets none. */
export async function findEndpoint(db: Queryable, partnerId: string, now: Date) {
  const [partner] = await db
    .select({ url: partners.webhookUrl })
    .from(partners)
    .where(and(eq(partners.id, partnerId), isNull(partners.disabledAt)));
  if (!partner?.url) return null;
  const keys = await findKeys(db, partnerId, now);
  return { url: partner.url, sealed: keys.map(({ sealed }) => sealed) };
}

export interface Attempt extends SendOutcome {
  readonly host: string | null;
  readonly startedAt: Date;
  readonly durationMs: number;
  /** Time of the next attempt; null to give up. */
  readonly nextAt: Date | null;
}

/** Records an attempt and its outcome. A delivery queued again meanwhile stays queued. */
export async function recordAttempt(
  db: Queryable,
  { id, tries }: ClaimedDelivery,
  { host, status, failure, startedAt, durationMs, nextAt }: Attempt,
): Promise<void> {
  const outcome =
    failure === null
      ? { state: 'DELIVERED' as const, deliveredAt: startedAt, nextAttemptAt: null }
      : { state: nextAt ? ('PENDING' as const) : ('FAILED' as const), nextAttemptAt: nextAt };
  await db.transaction(async (tx) => {
    await tx
      .insert(webhookAttempts)
      .values({ deliveryId: id, host, status, failure, startedAt, durationMs });
    await tx
      .update(webhookDeliveries)
      .set({ ...outcome, lastStatus: status, lastFailure: failure })
      .where(
        and(
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.state, 'PENDING'),
          eq(webhookDeliveries.tries, tries),
        ),
      );
    // One second more: clocks differ, and looking too early finds nothing.
    const afterSeconds = nextAt && (nextAt.getTime() - startedAt.getTime()) / 1000 + 1;
    if (afterSeconds !== null) await addJob(tx, 'webhooks', {}, { afterSeconds, key: id });
  });
}
