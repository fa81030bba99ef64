import type { WebhookDelivery } from '@huiqi/sdk';
import type { DeliveryRow } from './repository.js';

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
