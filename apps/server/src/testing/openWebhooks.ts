import { createHmac } from 'node:crypto';
import type { WebhookEvent } from '@huiqi/sdk';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { vi } from 'vitest';
import { readConfig } from '../config/config.js';
import { orders } from '../schema/orders.js';
import { partners } from '../schema/partners.js';
import { users } from '../schema/users.js';
import {
  createWebhookWorker,
  type WebhookWorkerOptions,
} from '../modules/webhooks/createWebhookWorker.js';
import { webhookDeliveries, webhookSecrets } from '../schema/webhooks.js';
import { admin, bankOfficer } from '../callKit/accounts.js';
import { callsAs } from './callsAs.js';
import { openTestApp } from './openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';
import { rootDir } from './places.js';
import { startReceiver, type ReceivedWebhook } from './webhookReceiver.js';

const partnerId = 'pt_hooks';
// Some are assigned to colleagues.
const grant = {
  orderStatus: 'APPROVAL_SUCCESS',
  reason: '已审核',
  takeoverReason: '同事休假',
};
const loan = { date: '2026-06-15', amount: '1', rate: '4.3', term: 12 };

/** Whether a key made one of a request's signatures. */
export function isSignedBy({ headers, body }: ReceivedWebhook, key: string): boolean {
  const header = String(headers['huiqi-signature']);
  const time = /^t=(\d+),/.exec(header)?.[1];
  const own = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  return header.split(',').includes(`v1=${own}`);
}

/** A partner with a webhook, its receiver, workers and an adjustable clock. */
export async function openWebhooks() {
  let clock = seedNow;
  const now = () => clock;
  const receiver = await startReceiver();
  const testApp = await openTestApp(now, { HUIQI_SANDBOX: '1' });
  const { db } = testApp;
  const settings = readConfig({ HUIQI_SANDBOX: '1' }, rootDir).webhooks;
  const manage = await callsAs(testApp, admin);
  const decide = await callsAs(testApp, bankOfficer);
  const log = { info: vi.fn(), warn: vi.fn() };
  await db.insert(partners).values({
    id: partnerId,
    name: '通知测试银行',
    source: 'HOOKS',
    scope: { bankIds: null, categoryIds: null, productIds: null },
    createdAt: seedNow,
    updatedAt: seedNow,
  });
  return {
    db,
    jobs: testApp.app.jobs,
    receiver,
    settings,
    manage,
    log,
    now,
    partnerId,
    path: `/partner/admin/${partnerId}/webhook`,
    /** Moves the clock. */
    pass(ms: number): void {
      clock = new Date(clock.getTime() + ms);
    },
    worker: (more: Partial<WebhookWorkerOptions> = {}) =>
      createWebhookWorker({ db, settings, now, log, timeoutMs: 2_000, ...more }),
    /** An order through the partner that the bank's officer may decide on. */
    async order(reference: string | null = 'A-1001'): Promise<string> {
      const undecided = eq(orders.status, 'ACCEPT_SUCCESS');
      const [row] = await db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(users, and(eq(users.phone, bankOfficer), eq(users.bankId, orders.bankId)))
        .where(and(undecided, isNotNull(orders.submittedAt), isNull(orders.partnerId)))
        .limit(1);
      if (!row) throw new Error('The sample has no order left to decide on');
      const ofPartner = { partnerId, partnerReference: reference };
      await db.update(orders).set(ofPartner).where(eq(orders.id, row.id));
      return row.id;
    },
    accept: (id: string) => decide('PUT', `/order/${id}/admin/accept`, grant),
    disburse: (id: string) => decide('PUT', `/order/${id}/admin/loan`, loan),
    events: () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookEvent),
    deliveries: () => db.select().from(webhookDeliveries).orderBy(webhookDeliveries.position),
    disable: (disabledAt: Date | null) =>
      db.update(partners).set({ disabledAt }).where(eq(partners.id, partnerId)),
    /** Sets up the webhook again; returns its secret. */
    async begin(): Promise<string> {
      clock = seedNow;
      await db.delete(webhookSecrets);
      const body = { webhookUrl: receiver.url };
      return (await manage('PUT', `/partner/admin/${partnerId}/webhook`, body)).data.webhookSecret;
    },
    /** Undoes a test's changes. */
    async end(): Promise<void> {
      receiver.received.length = 0;
      receiver.respondWith((response) => response.writeHead(204).end());
      await db.delete(webhookDeliveries);
      await db
        .update(orders)
        .set({ partnerId: null, partnerReference: null, status: 'ACCEPT_SUCCESS', loan: null })
        .where(eq(orders.partnerId, partnerId));
      await db.update(partners).set({ disabledAt: null }).where(eq(partners.id, partnerId));
    },
    async close(): Promise<void> {
      await testApp.close();
      await receiver.close();
    },
  };
}

export type Webhooks = Awaited<ReturnType<typeof openWebhooks>>;
