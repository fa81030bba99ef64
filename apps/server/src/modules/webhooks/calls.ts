import type { Db } from '../../db/database.js';
import { admin } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings } from '../../callKit/defineThings.js';
import { seedNow } from '../../callKit/seedNow.js';
import { partners } from '../../schema/partners.js';
import { queueEvent } from './outbox.js';

const partnerId = 'pt_webhooks';

/** A partner with a webhook. */
async function addPartner(db: Db, now: Date): Promise<void> {
  await db
    .insert(partners)
    .values({
      id: partnerId,
      name: '通知测试银行',
      source: 'WEBHOOKS',
      scope: { bankIds: null, categoryIds: null, productIds: null },
      webhookUrl: 'https://hooks.bank.example/huiqi',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
}

const test = { type: 'webhook.test', partnerId, reference: null, order: null } as const;

export const calls = defineCalls(async ({ db, now }) => {
  await addPartner(db, now());
  const id = await queueEvent(db, test, now());
  return {
    getWebhook: { as: admin, input: { partnerId } },
    saveWebhook: {
      as: admin,
      input: { partnerId, body: { webhookUrl: 'https://hooks.bank.example/huiqi' } },
    },
    rotateWebhookSecret: { as: admin, input: { partnerId } },
    testWebhook: { as: admin, input: { partnerId } },
    listWebhookDeliveries: { as: admin, input: { partnerId } },
    getWebhookDelivery: { as: admin, input: { id } },
    redeliverWebhook: { as: admin, input: { id } },
  };
});

export const things = defineThings({
  kind: 'delivery',
  missing: 'evt_of_nobody',
  make: async (db) => {
    await addPartner(db, seedNow);
    return [
      {
        name: 'a delivery',
        id: await queueEvent(db, test, seedNow),
        reachableBy: ({ role }) => role === 'ADMIN',
      },
    ];
  },
});
