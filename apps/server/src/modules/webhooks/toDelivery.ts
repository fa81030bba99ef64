import type { WebhookDelivery } from '@huiqi/sdk';
import type { webhookDeliveries } from '../../schema/webhooks.js';

/** A delivery with the name of its partner, the code of its order and the number of its attempts. */
export interface DeliveryRow {
  readonly delivery: typeof webhookDeliveries.$inferSelect;
  readonly partnerName: string;
  readonly orderCode: string | null;
  readonly attempts: number;
}

export const toDelivery = ({
  delivery,
  partnerName,
  orderCode,
  attempts,
}: DeliveryRow): WebhookDelivery => ({
  id: delivery.id,
  partnerId: delivery.partnerId,
  partnerName,
  type: delivery.type,
  deliveryState: delivery.state,
  reference: delivery.reference,
  orderId: delivery.orderId,
  orderCode,
  attempts,
  lastStatus: delivery.lastStatus,
  lastFailure: delivery.lastFailure,
  createdTs: delivery.createdAt.toISOString(),
  deliveredTs: delivery.deliveredAt?.toISOString() ?? null,
  nextAttemptTs: delivery.nextAttemptAt?.toISOString() ?? null,
});
