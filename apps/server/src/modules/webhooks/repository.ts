import { and, asc, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { OperationInput, WebhookAttempt, WebhookDelivery } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type Page } from '../../db/page.js';
import { addJob } from '../../jobs/addJob.js';
import { orders } from '../../schema/orders.js';
import { partners } from '../../schema/partners.js';
import { webhookAttempts, webhookDeliveries } from '../../schema/webhooks.js';
import { toDelivery, type DeliveryRow } from './toDelivery.js';

export type DeliveryFilters = OperationInput<'listWebhookDeliveries'>;

const attempts = sql<number>`(select ${count()} from ${webhookAttempts} where ${webhookAttempts.deliveryId} = ${webhookDeliveries.id})`;

const selectDeliveries = (db: Queryable) =>
  db
    .select({
      delivery: webhookDeliveries,
      partnerName: partners.name,
      orderCode: orders.orderCode,
      attempts: attempts.mapWith(Number),
    })
    .from(webhookDeliveries)
    .innerJoin(partners, eq(partners.id, webhookDeliveries.partnerId))
    .leftJoin(orders, eq(orders.id, webhookDeliveries.orderId));

function matching({ partnerId, orderId, deliveryState, type, reference }: DeliveryFilters) {
  const t = webhookDeliveries;
  return and(
    partnerId === undefined ? undefined : eq(t.partnerId, partnerId),
    orderId === undefined ? undefined : eq(t.orderId, orderId),
    deliveryState === undefined ? undefined : eq(t.state, deliveryState),
    type === undefined ? undefined : eq(t.type, type),
    reference === undefined ? undefined : eq(t.reference, reference),
  );
}

/** Deliveries, newest first. */
export function listDeliveries(
  db: Queryable,
  filters: DeliveryFilters,
  defaultSize: number,
): Promise<Page<WebhookDelivery>> {
  const where = matching(filters);
  return page(
    {
      rows: selectDeliveries(db)
        .where(where)
        .orderBy(desc(webhookDeliveries.createdAt), asc(webhookDeliveries.id)),
      toItem: toDelivery,
      total: db.$count(webhookDeliveries, where),
    },
    filters,
    defaultSize,
  );
}

export async function findDelivery(db: Queryable, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await selectDeliveries(db).where(eq(webhookDeliveries.id, id));
  return row;
}

const shownAttempts = 200;

/** Attempts to deliver an event, newest first. */
export async function findAttempts(db: Queryable, deliveryId: string): Promise<WebhookAttempt[]> {
  const rows = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.id))
    .limit(shownAttempts);
  return rows.map(({ id, startedAt, durationMs, host, status, failure }) => ({
    id: String(id),
    startedTs: startedAt.toISOString(),
    durationMs,
    host,
    status,
    failure,
  }));
}

/** Queues an event again, due at once and with all attempts left. */
export async function requeue(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'PENDING', tries: 0, nextAttemptAt: now, deliveredAt: null })
    .where(eq(webhookDeliveries.id, id));
  await addJob(tx, 'webhooks', {});
}

const keptMs = 90 * 86_400_000;

/** Deletes deliveries older than 90 days, with their attempts. */
export async function deleteOldDeliveries(db: Queryable, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptMs);
  await db
    .delete(webhookDeliveries)
    .where(and(lt(webhookDeliveries.createdAt, limit), ne(webhookDeliveries.state, 'PENDING')));
}
