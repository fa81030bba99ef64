import type { WebhookEvent } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { conflict, existing } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Handlers } from '../../http/context.js';
import { queueEvent } from './outbox.js';
import { findAttempts, findDelivery, listDeliveries, requeue } from './repository.js';
import { findPartner } from './webhookKeyRepository.js';
import { settingsHandlers } from './settingsHandlers.js';
import { toDelivery, type DeliveryRow } from './toDelivery.js';

async function readDelivery(db: Queryable, id: string): Promise<DeliveryRow> {
  return existing(await findDelivery(db, id));
}

/** Refuses to queue what could not be delivered. */
async function requireAddress(db: Queryable, partnerId: string): Promise<void> {
  const partner = existing(await findPartner(db, partnerId));
  if (partner.webhookUrl === null) throw conflict('请先设置接收地址');
  if (partner.disabledAt !== null) throw conflict('合作机构已停用，请先重新启用');
}

export const handlers = {
  ...settingsHandlers,

  testWebhook: async ({ db, input: { partnerId }, now }) => {
    await requireAddress(db, partnerId);
    const event = { type: 'webhook.test', partnerId, reference: null, order: null } as const;
    return toDelivery(await readDelivery(db, await queueEvent(db, event, now())));
  },

  listWebhookDeliveries: ({ db, input }) =>
    listDeliveries(db, input, constants.pageSizes.webhookDeliveries),

  getWebhookDelivery: async ({ db, input: { id } }) => {
    const row = await readDelivery(db, id);
    const event = JSON.parse(row.delivery.body) as WebhookEvent;
    return { ...toDelivery(row), event, attemptList: await findAttempts(db, id) };
  },

  redeliverWebhook: async ({ db, input: { id }, now }) => {
    const { delivery } = await readDelivery(db, id);
    await requireAddress(db, delivery.partnerId);
    await requeue(db, id, now());
    return toDelivery(await readDelivery(db, id));
  },
} satisfies Handlers;
