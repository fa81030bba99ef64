import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OrderEvent, WebhookEvent } from '@huiqi/sdk';
import { webhookTypeOf } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import { addJob } from '../../jobs/addJob.js';
import { orders } from '../../schema/orders.js';
import { partners } from '../../schema/partners.js';
import { webhookDeliveries } from '../../schema/webhooks.js';

type NewEvent = Omit<WebhookEvent, 'createdAt' | 'id'>;

/** Queues an event in the outbox, due at once; returns its id. */
export async function queueEvent(tx: Queryable, event: NewEvent, now: Date): Promise<string> {
  const id = `evt_${randomBytes(16).toString('hex')}`;
  const { type, partnerId, reference, order } = event;
  const sent: WebhookEvent = {
    id,
    type,
    createdAt: now.toISOString(),
    partnerId,
    reference,
    order,
  };
  await tx.insert(webhookDeliveries).values({
    id,
    partnerId,
    type,
    orderId: order?.id ?? null,
    reference,
    body: JSON.stringify(sent),
    nextAttemptAt: now,
    createdAt: now,
  });
  await addJob(tx, 'webhooks', {});
  return id;
}

const findSubscribed = statement('order_with_webhook', (db) =>
  db
    .select({
      id: orders.id,
      status: orders.status,
      productId: orders.productId,
      reference: orders.partnerReference,
      partnerId: partners.id,
    })
    .from(orders)
    .innerJoin(
      partners,
      and(
        eq(partners.id, orders.partnerId),
        isNotNull(partners.webhookUrl),
        isNull(partners.disabledAt),
      ),
    )
    .where(eq(orders.id, sql.placeholder('orderId'))),
);

interface ChangedOrder {
  readonly orderId: string;
  readonly partnerId: string | null;
  readonly event: OrderEvent;
  readonly at: Date;
}

/**
 * Queues the webhook for an order's event if the order's partner subscribes to it. Uses the event's transaction, so
 * that the webhook exists if and only if the event does.
 */
export async function queueOrderEvent(
  tx: Queryable,
  { orderId, partnerId: madeThrough, event, at }: ChangedOrder,
): Promise<void> {
  const type = webhookTypeOf(event);
  if (type === null || madeThrough === null) return;
  const [order] = await findSubscribed(tx, { orderId });
  if (!order) return;
  const { partnerId, reference, ...rest } = order;
  await queueEvent(tx, { type, partnerId, reference, order: rest }, at);
}
