import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.js';
import type { Db, Queryable } from '../db/database.js';
import { addJob } from '../jobs/addJob.js';
import type { JobRun } from '../jobs/JobRunner.js';
import { createHttpSms } from './httpSms.js';
import {
  DeliveryError,
  type Channel,
  type Driver,
  type Message,
  type MessageStore,
} from './message.js';
import { Outbox } from './outbox.js';
import { deleteMessage, findMessage, storeMessage } from './repository.js';
import { createSmtp } from './smtp.js';
import { renderTemplate } from './templates.js';

/** Stores messages in the transaction of their call and delivers them by jobs. */
export interface Delivery extends MessageStore {
  /** Receives the messages that no driver sends. */
  readonly outbox: Outbox;
  /** Attempts to deliver a stored message; throws if another attempt may succeed. */
  deliver(db: Db, id: string, run: JobRun): Promise<'GIVEN_UP' | void>;
}

export interface DeliveryOptions {
  readonly drivers: Readonly<Partial<Record<Channel, Driver>>>;
  readonly outbox: Outbox;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly now: () => Date;
  readonly timeoutMs?: number;
  /** Keys for stored messages. Defaults to none, which stores them in plain text. */
  readonly keys?: readonly Buffer[];
}

/**
 * Longer than an attempt takes, so that nobody sends the message meanwhile. Short where it can be, as most messages are only
 * useful for a minute; a mail server may take ten seconds for each step (`smtp.ts`).
 */
const expireSeconds: Readonly<Record<Channel, number>> = { sms: 15, email: 120 };

export function createDelivery(options: DeliveryOptions): Delivery {
  const { drivers, keys = [], log, now, outbox, timeoutMs = 5_000 } = options;

  async function store(tx: Queryable, message: Message): Promise<void> {
    const { channel, to, template, values, usefulUntil, attachments } = message;
    if (!drivers[channel]) {
      log.error({ channel, template }, 'no driver sends this');
      return;
    }
    const { code } = values;
    const id = randomUUID();
    const rendered = {
      id,
      channel,
      to,
      template,
      ...renderTemplate(template, values),
      ...(code === undefined ? {} : { code }),
      ...(attachments ? { attachments } : {}),
      ...(usefulUntil ? { usefulUntil } : {}),
    };
    await storeMessage(tx, rendered, { now: now(), key: keys[0] });
    const lease = { expireSeconds: expireSeconds[channel] };
    await addJob(tx, 'messages', { messageId: id }, lease);
  }

  return {
    outbox,
    has: (channel) => channel in drivers,
    store: async (tx, messages) => {
      for (const message of messages) await store(tx, message);
    },
    deliver: async (db, id, { isLastTry }) => {
      const stored = await findMessage(db, id, keys);
      // A process that died after the delivery left the job; one that died after this statement did not.
      if (!stored) return;
      const { usefulUntil, ...message } = stored;
      const { channel, template } = message;
      // Neither recipient nor text may get into a log, nor what a mail server says of them into the list of jobs.
      const about = { messageId: id, channel, template };
      const giveUp = async (err: unknown): Promise<'GIVEN_UP'> => {
        log.error({ ...about, err }, 'a message was not delivered');
        await deleteMessage(db, id);
        return 'GIVEN_UP';
      };
      const driver = drivers[channel];
      if (!driver) return giveUp(new Error('no driver sends this'));
      if (usefulUntil !== undefined && usefulUntil < now()) return giveUp(new Error('too late'));
      try {
        await driver.deliver(message, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        if (isLastTry || (error instanceof DeliveryError && error.isLasting)) return giveUp(error);
        log.warn({ ...about, err: error }, 'a message will be sent again');
        throw new Error(`The message was not delivered by ${channel}.`, { cause: error });
      }
      await deleteMessage(db, id);
    },
  };
}

/** The configured drivers; everything else stays in the outbox. */
export function configuredDelivery(
  { messages }: Pick<Config, 'messages'>,
  log: DeliveryOptions['log'],
  now: () => Date,
): Delivery {
  const outbox = new Outbox(now);
  const { keepsOutbox, keys, mail, sms } = messages;
  const kept = keepsOutbox ? outbox : undefined;
  const smsDriver = sms ? createHttpSms(sms) : kept;
  const mailDriver = mail ? createSmtp(mail) : kept;
  const drivers = {
    ...(smsDriver ? { sms: smsDriver } : {}),
    ...(mailDriver ? { email: mailDriver } : {}),
  };
  return createDelivery({ drivers, outbox, log, now, keys });
}
