import { describe, expect, test, vi } from 'vitest';
import { createDelivery, holdMessages, type DeliveryOptions } from './delivery.js';
import { DeliveryError, type Message, type RenderedMessage } from './message.js';
import { Outbox } from './outbox.js';

const now = () => new Date('2026-06-15T02:00:00Z');
const message: Message = {
  channel: 'sms',
  to: '13900000001',
  template: 'loginCode',
  values: { code: '482915', minutes: '1' },
};

interface Line {
  readonly level: string;
  readonly text: string;
}

function setUp(failures: readonly Error[], more: Partial<DeliveryOptions> = {}) {
  const lines: Line[] = [];
  const delivered: RenderedMessage[] = [];
  const left = [...failures];
  const log = {
    error: (about: unknown, text: string) =>
      lines.push({ level: 'error', text: `${text} ${JSON.stringify(about)}` }),
    warn: (about: unknown, text: string) =>
      lines.push({ level: 'warn', text: `${text} ${JSON.stringify(about)}` }),
  } as unknown as DeliveryOptions['log'];
  const driver = {
    deliver: async (one: RenderedMessage) => {
      delivered.push(one);
      const failure = left.shift();
      if (failure) throw failure;
    },
  };
  const delivery = createDelivery({
    drivers: { sms: driver },
    outbox: new Outbox(now),
    log,
    now,
    waitsMs: [1, 1],
    ...more,
  });
  return { delivery, delivered, lines };
}

const passing = new DeliveryError('The SMS gateway responded 503', false);
const lasting = new DeliveryError('The SMS gateway responded 400', true);

describe('a message', () => {
  test('is rendered in Chinese and delivered once', async () => {
    const { delivery, delivered } = setUp([]);
    delivery.send(message);
    await delivery.settled();
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toMatchObject({ to: '13900000001', code: '482915' });
    expect(delivered[0]?.text).toContain('登录验证码482915，1分钟内有效');
  });

  test('is sent again with the same id after a passing failure', async () => {
    const { delivery, delivered, lines } = setUp([passing, new TypeError('fetch failed')]);
    delivery.send(message);
    await delivery.settled();
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(1);
    expect(delivered).toHaveLength(3);
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  test('is given up after the last attempt, a lasting failure, or when it is of no use', async () => {
    const tired = setUp([passing, passing, passing, passing]);
    tired.delivery.send(message);
    await tired.delivery.settled();
    expect(tired.delivered).toHaveLength(3);
    expect(tired.lines.at(-1)?.level).toBe('error');

    const refused = setUp([lasting]);
    refused.delivery.send(message);
    await refused.delivery.settled();
    expect(refused.delivered).toHaveLength(1);

    const late = setUp([passing]);
    late.delivery.send({ ...message, usefulUntil: now() });
    await late.delivery.settled();
    expect(late.delivered).toHaveLength(1);
  });

  test('leaves neither its recipient nor its code in the log', async () => {
    const { delivery, lines } = setUp([passing, lasting]);
    delivery.send(message);
    delivery.send({ ...message, channel: 'email', to: 'someone@example.com' });
    await delivery.settled();
    expect(lines.length).toBe(3);
    for (const { text } of lines) expect(text).not.toMatch(/13900000001|482915|someone/);
  });

  test('waits for its call: it leaves when released, or never', async () => {
    const { delivery, delivered } = setUp([]);
    const held = holdMessages(delivery);
    held.send(message);
    await delivery.settled();
    expect(delivered).toEqual([]);
    held.release();
    held.release();
    await delivery.settled();
    expect(delivered).toHaveLength(1);
  });

  test('does not pile up while a gateway hangs', async () => {
    const release: (() => void)[] = [];
    const deliver = vi.fn(() => new Promise<void>((resolve) => release.push(resolve)));
    const { delivery, lines } = setUp([], { drivers: { sms: { deliver } } });
    for (let at = 0; at < 1_001; at += 1) delivery.send(message);
    expect(deliver).toHaveBeenCalledTimes(1_000);
    expect(lines).toHaveLength(1);
    release.forEach((one) => one());
    await delivery.settled();
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
    const { delivery } = setUp([], { drivers: {} });
    const { outbox } = delivery;
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
