import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedNow } from '../callKit/seedNow.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { createDelivery, type DeliveryOptions } from './delivery.js';
import { holdMessages } from './holdMessages.js';
import { DeliveryError, type Message, type RenderedMessage } from './message.js';
import { Outbox } from './outbox.js';
import { outgoingMessages } from '../schema/outgoingMessages.js';

const now = () => seedNow;
const message: Message = {
  channel: 'sms',
  to: '13900000001',
  template: 'loginCode',
  values: { code: '482915', minutes: '1' },
};
const passing = new DeliveryError('The SMS gateway responded 503', false);
const lasting = new DeliveryError('The SMS gateway responded 400', true);
const first = { isLastTry: false };
const last = { isLastTry: true };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.db.delete(outgoingMessages));
afterAll(() => testApp.close());

const stored = () => testApp.db.select().from(outgoingMessages);

function setUp(failures: readonly Error[] = [], keys: readonly Buffer[] = []) {
  const lines: string[] = [];
  const delivered: RenderedMessage[] = [];
  const left = [...failures];
  const keep = (level: string) => (about: unknown, text: string) =>
    lines.push(`${level} ${text} ${JSON.stringify(about)}`);
  const log = { error: keep('error'), warn: keep('warn') } as unknown as DeliveryOptions['log'];
  const deliver = async (one: RenderedMessage) => {
    delivered.push(one);
    const failure = left.shift();
    if (failure) throw failure;
  };
  const drivers = { sms: { deliver } };
  const delivery = createDelivery({ drivers, outbox: new Outbox(now), log, now, keys });
  return {
    delivery,
    delivered,
    lines,
    /** Stores a message and attempts delivery repeatedly. */
    async attempt(one: Message, ...runs: { isLastTry: boolean }[]) {
      await delivery.store(testApp.db, [one]);
      const id = (await stored()).at(-1)?.id ?? '';
      const outcomes: unknown[] = [];
      for (const run of runs)
        outcomes.push(
          await delivery.deliver(testApp.db, id, run).catch((error: Error) => error.message),
        );
      return outcomes;
    },
  };
}

describe('a message', () => {
  test('is rendered in Chinese, delivered once and then forgotten', async () => {
    const { attempt, delivered } = setUp();
    expect(await attempt(message, first, first)).toEqual([undefined, undefined]);
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toMatchObject({ to: '13900000001', code: '482915' });
    expect(delivered[0]?.text).toContain('登录验证码482915，1分钟内有效');
    expect(await stored()).toEqual([]);
  });

  test('is sent again with the same id after a passing failure', async () => {
    const { attempt, delivered, lines } = setUp([passing, new TypeError('fetch failed')]);
    const again = 'The message was not delivered by sms.';
    expect(await attempt(message, first, first, first)).toEqual([again, again, undefined]);
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(1);
    expect(delivered).toHaveLength(3);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['warn', 'warn']);
  });

  test.each([
    ['after the last attempt', message, [passing], last, 1],
    ['after a lasting failure', message, [lasting], first, 1],
    [
      'when it is of no use',
      { ...message, usefulUntil: new Date(seedNow.getTime() - 1) },
      [],
      first,
      0,
    ],
  ])('is given up %s', async (_when, one, failures, run, attempts) => {
    const { attempt, delivered, lines } = setUp(failures);
    expect(await attempt(one, run)).toEqual(['GIVEN_UP']);
    expect(delivered).toHaveLength(attempts);
    expect(lines).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  test('is left to its sender for as long as a mail server may take', async () => {
    const deliver = async () => undefined;
    const drivers = { sms: { deliver }, email: { deliver } };
    const { error, warn } = testApp.app.log;
    const delivery = createDelivery({
      drivers,
      outbox: new Outbox(now),
      log: { error, warn },
      now,
    });
    const values = {
      subject: '报告',
      title: '报告',
      number: '1',
      date: '',
      remark: '',
      disclaimer: '',
    };
    const mail = {
      channel: 'email',
      to: 'someone@example.com',
      template: 'report',
      values,
    } as const;
    await delivery.store(testApp.db, [message, mail]);
    const { rows } = await testApp.db.execute(
      sql`select extract(epoch from expire_in)::int as seconds from pgboss.job where name = 'messages' order by expire_in desc limit 1`,
    );
    // Connection, greeting and each of the answers to at least six commands.
    expect(rows[0]?.['seconds']).toBeGreaterThan(80);
  });

  test('leaves neither its recipient nor its code in the log', async () => {
    const { attempt, delivery, lines } = setUp([passing, lasting]);
    await attempt(message, first, first);
    await delivery.store(testApp.db, [{ ...message, channel: 'email', to: 'someone@example.com' }]);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).not.toMatch(/13900000001|482915|someone/);
  });

  test('keeps its files', async () => {
    const { attempt, delivered } = setUp();
    const content = Buffer.from([0, 255, 128]);
    const file = { fileName: '报告.pdf', mediaType: 'application/pdf', content };
    await attempt({ ...message, attachments: [file] }, first);
    expect(delivered[0]?.attachments).toEqual([file]);
  });

  test('is stored without anything that can be read where there is a key', async () => {
    const [key, older] = [randomBytes(32), randomBytes(32)];
    const file = {
      fileName: '报告.pdf',
      mediaType: 'application/pdf',
      content: Buffer.from('PDF'),
    };
    const whole = { ...message, attachments: [file] };
    await setUp([], [older]).delivery.store(testApp.db, [whole]);
    const [row] = await stored();
    expect(JSON.stringify(row)).not.toMatch(/13900000001|482915|登录验证码|报告/);
    const id = row?.id ?? '';

    const keyless = setUp();
    await expect(keyless.delivery.deliver(testApp.db, id, first)).rejects.toThrow(
      /HUIQI_MESSAGE_KEY/,
    );
    const { delivery, delivered } = setUp([], [key, older]);
    await delivery.deliver(testApp.db, id, first);
    expect(delivered[0]).toMatchObject({ to: '13900000001', code: '482915', attachments: [file] });
    expect(await stored()).toEqual([]);
  });

  test('that was stored before there was a key is delivered with one', async () => {
    await setUp().delivery.store(testApp.db, [message]);
    const { delivery, delivered } = setUp([], [randomBytes(32)]);
    await delivery.deliver(testApp.db, (await stored())[0]?.id ?? '', first);
    expect(delivered[0]).toMatchObject({ to: '13900000001', code: '482915' });
  });

  test('is stored with the writes of its call, once, or not at all', async () => {
    const { delivery } = setUp();
    const held = holdMessages(delivery);
    held.send(message);
    const failed = testApp.db.transaction(async (tx) => {
      await delivery.store(tx, [message]);
      throw new Error('The call failed');
    });
    await expect(failed).rejects.toThrow('The call failed');
    expect(await stored()).toEqual([]);
    await held.store(testApp.db);
    await held.store(testApp.db);
    expect(await stored()).toHaveLength(1);
  });
});

describe('the outbox', () => {
  test('lists the latest first, of one recipient if asked for, and forgets the oldest', async () => {
    const outbox = new Outbox(now);
    for (let at = 0; at < 600; at += 1)
      await outbox.deliver({
        id: String(at),
        channel: 'sms',
        to: at % 2 ? 'odd' : 'even',
        template: 'loginCode',
        text: 'text',
      });
    expect(outbox.list()).toHaveLength(500);
    expect(outbox.list()[0]).toEqual({
      id: '599',
      channel: 'sms',
      to: 'odd',
      text: 'text',
      createdAt: now().toISOString(),
    });
    expect(outbox.list('even')[0]?.id).toBe('598');
  });

  test('tells names and sizes of files and keeps none of them', async () => {
    const outbox = new Outbox(now);
    const content = Buffer.alloc(1_234);
    const attachments = [{ fileName: '报告.pdf', mediaType: 'application/pdf', content }];
    await outbox.deliver({
      id: '1',
      channel: 'email',
      to: 'someone@example.com',
      template: 'report',
      text: 'text',
      attachments,
    });
    expect(outbox.list()[0]?.attachments).toEqual([{ fileName: '报告.pdf', size: 1_234 }]);
  });
});
