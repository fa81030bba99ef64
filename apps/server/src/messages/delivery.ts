import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.js';
import { createHttpSms } from './httpSms.js';
import {
  DeliveryError,
  type Channel,
  type Driver,
  type Message,
  type Messages,
  type RenderedMessage,
} from './message.js';
import { Outbox } from './outbox.js';
import { createSmtp } from './smtp.js';
import { renderTemplate } from './templates.js';

/** Delivers messages in the background. */
export interface Delivery extends Messages {
  /** Where messages go that no driver sends. */
  readonly outbox: Outbox;
  /** Resolves when no message is under way. */
  settled(): Promise<void>;
}

export interface DeliveryOptions {
  readonly drivers: Readonly<Partial<Record<Channel, Driver>>>;
  readonly outbox: Outbox;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly now: () => Date;
  /** Waits before the second and later attempts. */
  readonly waitsMs?: readonly number[];
  readonly timeoutMs?: number;
}

/** Beyond that the gateway is down, and codes would be too old when it is back. */
const maxPending = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

export function createDelivery(options: DeliveryOptions): Delivery {
  const {
    drivers,
    log,
    now,
    outbox,
    waitsMs = [1_000, 4_000, 15_000],
    timeoutMs = 5_000,
  } = options;
  const pending = new Set<Promise<void>>();

  async function attempt(driver: Driver, message: RenderedMessage, until?: Date): Promise<void> {
    for (const wait of [...waitsMs, null]) {
      try {
        return await driver.deliver(message, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        const { id, channel, template } = message;
        const isLasting = error instanceof DeliveryError && error.isLasting;
        const isLate = until !== undefined && until.getTime() < now().getTime() + (wait ?? 0);
        // Neither the recipient nor the text may reach a log.
        const about = { messageId: id, channel, template, err: error };
        if (wait === null || isLasting || isLate) {
          log.error(about, 'a message was not delivered');
          return;
        }
        log.warn(about, 'a message will be sent again');
        await pause(wait);
      }
    }
  }

  return {
    outbox,
    has: (channel) => channel in drivers,
    send: ({ channel, to, template, values, usefulUntil, attachments }: Message) => {
      const driver = drivers[channel];
      if (!driver || pending.size >= maxPending) {
        log.error(
          { channel, template },
          driver ? 'too many messages wait' : 'no driver sends this',
        );
        return;
      }
      const { code } = values;
      const rendered = {
        id: randomUUID(),
        channel,
        to,
        template,
        ...renderTemplate(template, values),
        ...(attachments ? { attachments } : {}),
      };
      const message = code === undefined ? rendered : { ...rendered, code };
      const task = attempt(driver, message, usefulUntil).finally(() => pending.delete(task));
      pending.add(task);
    },
    settled: async () => {
      await Promise.all(pending);
    },
  };
}

/** The drivers that the configuration names; everything else stays in the outbox. */
export function configuredDelivery(
  { messages }: Pick<Config, 'messages'>,
  log: DeliveryOptions['log'],
  now: () => Date,
): Delivery {
  const outbox = new Outbox(now);
  const { keepsOutbox, mail, sms } = messages;
  const kept = keepsOutbox ? outbox : undefined;
  const smsDriver = sms ? createHttpSms(sms) : kept;
  const mailDriver = mail ? createSmtp(mail) : kept;
  const drivers = {
    ...(smsDriver ? { sms: smsDriver } : {}),
    ...(mailDriver ? { email: mailDriver } : {}),
  };
  return createDelivery({ drivers, outbox, log, now });
}

/** Holds back the messages of one call until its writes are committed; those of a failed call are dropped. */
export function holdMessages(messages: Messages): Messages & { release(): void } {
  const held: Message[] = [];
  return {
    has: (channel) => messages.has(channel),
    send: (message) => void held.push(message),
    release: () => held.splice(0).forEach((message) => messages.send(message)),
  };
}
