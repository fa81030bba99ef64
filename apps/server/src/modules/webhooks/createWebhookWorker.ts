import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.js';
import type { Db } from '../../db/database.js';
import { waitAfter } from './backoff.js';
import {
  claimDue,
  findEndpoint,
  recordAttempt,
  type ClaimedDelivery,
} from './deliveryQueueRepository.js';
import { openSecret } from '../../security/sealSecret.js';
import { sendWebhook, type SendOutcome } from './sendWebhook.js';
import { signatureHeaders } from './signatureHeaders.js';

export interface WebhookWorkerOptions {
  readonly db: Db;
  readonly settings: Config['webhooks'];
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Timeout of one attempt. Defaults to ten seconds. */
  readonly timeoutMs?: number | undefined;
}

/** Sends what is in the outbox. Every process has one; they share the work through the database. */
export interface WebhookWorker {
  /** Starts looking for due deliveries every minute: what a crashed process left, or a job ran too early for. */
  start(): void;
  /** Claims due deliveries and starts sending them; jobs call it when something becomes due. */
  look(): Promise<void>;
  /** Sends what is due and what becomes due meanwhile; for tests. */
  drain(): Promise<void>;
  /** Starts nothing more and waits for deliveries in progress. */
  stop(): Promise<void>;
}

const pollMs = 60_000;
const perPartner = 8;
/** Longer than any attempt takes. */
const leaseMs = 60_000;

interface Sent extends SendOutcome {
  readonly host: string | null;
}

const notSent: Sent = { host: null, status: null, failure: 'DISABLED' };

export function createWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
  const { db, settings, now, log, timeoutMs } = options;
  const busy = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  async function send({ id, partnerId, body }: ClaimedDelivery): Promise<Sent> {
    const endpoint = await findEndpoint(db, partnerId, now());
    if (!endpoint) return notSent;
    const secrets = endpoint.sealed.flatMap(
      (sealed) => openSecret(sealed, partnerId, settings.keys) ?? [],
    );
    if (secrets.length === 0) {
      log.warn({ partnerId }, 'no key decrypts the secrets of this webhook (HUIQI_WEBHOOK_KEY)');
      return notSent;
    }
    const url = new URL(endpoint.url);
    const headers = signatureHeaders({ id, body, secrets, now: now() });
    const outcome = await sendWebhook({ url, body, headers }, { rules: settings, timeoutMs });
    return { ...outcome, host: url.host };
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const startedAt = now();
    const began = performance.now();
    const sent = await send(delivery);
    const durationMs = Math.round(performance.now() - began);
    const wait = sent.failure === null ? null : waitAfter(delivery.tries);
    const nextAt = wait === null ? null : new Date(now().getTime() + wait);
    await recordAttempt(db, delivery, { ...sent, startedAt, durationMs, nextAt });
    if (sent.failure !== null && nextAt === null) {
      const { id, partnerId } = delivery;
      log.warn({ webhookId: id, partnerId, failure: sent.failure }, 'a webhook was given up');
    }
  }

  /** Claims due deliveries and starts sending them; returns their number. */
  async function pass(): Promise<number> {
    const leaseUntil = new Date(now().getTime() + leaseMs);
    const claimed = await claimDue(db, {
      now: now(),
      leaseUntil,
      busy: [...busy.keys()],
      perPartner,
    });
    for (const partnerId of new Set(claimed.map((one) => one.partnerId))) {
      const own = claimed.filter((one) => one.partnerId === partnerId);
      // If recording fails, it is sent again when its lease ends.
      const task = Promise.allSettled(own.map(deliver)).then((results) => {
        busy.delete(partnerId);
        for (const result of results)
          if (result.status === 'rejected')
            log.warn({ err: result.reason, partnerId }, 'a webhook could not be handled');
        if (isRunning) lookAgain();
      });
      busy.set(partnerId, task);
    }
    return claimed.length;
  }

  let looking: Promise<unknown> = Promise.resolve();

  /** One look at a time. */
  function look(): Promise<unknown> {
    const pending = looking.then(pass);
    looking = pending.catch(() => undefined);
    return pending;
  }

  function lookAgain(): void {
    look().catch((err: unknown) => log.warn({ err }, 'due webhooks could not be read'));
  }

  const settled = () => Promise.all(busy.values());

  return {
    start() {
      isRunning = true;
      lookAgain();
      timer = setInterval(lookAgain, pollMs).unref();
    },
    look: async () => {
      if (isRunning) await look();
    },
    async drain() {
      while ((await pass()) > 0) await settled();
    },
    async stop() {
      isRunning = false;
      clearInterval(timer);
      await looking;
      await settled();
    },
  };
}
