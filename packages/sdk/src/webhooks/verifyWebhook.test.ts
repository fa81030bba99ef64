import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signWebhook } from './signWebhook.js';
import { verifyWebhook } from './verifyWebhook.js';
import { WebhookError } from './WebhookError.js';

const secret = 'whsec_the-key-of-these-tests';
const at = Date.parse('2026-06-15T04:00:00.000Z');
const now = () => at;
const event = {
  id: 'evt_1',
  type: 'order.accepted',
  createdAt: '2026-06-15T03:59:58.000Z',
  partnerId: 'pt_demo',
  reference: 'A-1001',
  order: { id: '100001', status: 'APPROVAL_SUCCESS', productId: '1' },
};
const body = JSON.stringify(event);
const t = at / 1_000;
/** As any other HMAC signs. */
const signed = (key: string) => createHmac('sha256', key).update(`${t}.${body}`).digest('hex');
const header = `t=${t},v1=${signed(secret)}`;

function problemOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof WebhookError) return error.problem;
    throw error;
  }
  return 'none';
}

describe('verifyWebhook', () => {
  it('returns the event of a signed body, as text or as bytes', () => {
    expect(verifyWebhook(body, header, secret, { now })).toEqual(event);
    expect(verifyWebhook(new TextEncoder().encode(body), header, secret, { now })).toEqual(event);
  });

  it('takes the signature that any other HMAC makes, beside those of other schemes', () => {
    expect(signWebhook(body, secret, { now })).toBe(header);
    const other = `v0=old, ${header.replace(',', ', ')}`;
    expect(verifyWebhook(body, other, secret, { now })).toEqual(event);
  });

  it('takes either key while it is rotated, at both ends', () => {
    const both = signWebhook(body, ['whsec_new', secret], { now });
    expect(both.match(/v1=/g)).toHaveLength(2);
    expect(verifyWebhook(body, both, secret, { now })).toEqual(event);
    expect(verifyWebhook(body, header, ['whsec_new', secret], { now })).toEqual(event);
    expect(problemOf(() => verifyWebhook(body, both, 'whsec_other', { now }))).toBe('signature');
  });

  it.each([
    ['299 s old', 299, 'none'],
    ['300 s old', 300, 'none'],
    ['301 s old', 301, 'timestamp'],
    ['301 s ahead', -301, 'timestamp'],
  ])('refuses what lies outside the tolerance: %s', (_name, seconds, problem) => {
    const later = { now: () => at + seconds * 1_000 };
    expect(problemOf(() => verifyWebhook(body, header, secret, later))).toBe(problem);
  });

  it('takes another tolerance', () => {
    const late = { now: () => at + 20_000, toleranceSeconds: 10 };
    expect(problemOf(() => verifyWebhook(body, header, secret, late))).toBe('timestamp');
    const never = { now, toleranceSeconds: Number.NaN };
    expect(problemOf(() => verifyWebhook(body, header, secret, never))).toBe('timestamp');
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['sent twice', [header, header]],
    ['without time', header.replace(/^t=\d+,/, '')],
    ['with two times', `t=1,${header}`],
    ['without signature', header.replace(/,v1=.*/, '')],
    ['of another scheme', header.replace('v1=', 'v0=')],
    ['no number', header.replace(/^t=\d+/, 't=1e9')],
    ['signed too long', `${header}0`],
    ['signed with more before it', header.replace('v1=', 'v1=0')],
  ])('refuses a header that is %s', (_name, given) => {
    expect(problemOf(() => verifyWebhook(body, given, secret, { now }))).toBe('header');
  });

  it('refuses another body, time or signature by one character', () => {
    const flip = (text: string, place: number) =>
      text.slice(0, place) + (text[place] === '1' ? '2' : '1') + text.slice(place + 1);
    fc.assert(
      fc.property(fc.nat(body.length - 1), (place) => {
        const changed = flip(body, place);
        expect(problemOf(() => verifyWebhook(changed, header, secret, { now }))).toBe('signature');
      }),
    );
    const time = header.replace(/^t=(\d+)/, (_all, t) => `t=${Number(t) + 1}`);
    expect(problemOf(() => verifyWebhook(body, time, secret, { now }))).toBe('signature');
    const cut = flip(header, header.length - 1);
    expect(problemOf(() => verifyWebhook(body, cut, secret, { now }))).toBe('signature');
  });

  it('never takes what a stranger writes, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, given) => {
        expect(problemOf(() => verifyWebhook(text, given, secret, { now }))).not.toBe('none');
      }),
    );
  });

  it.each([
    ['no JSON', '{"id":'],
    ['no event', '{"id":1}'],
    ['half an event', '{"id":"evt_1","type":"order.accepted"}'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('refuses a signed body that is %s', (_name, text) => {
    const signed = signWebhook(text, secret, { now });
    const problem = problemOf(() => verifyWebhook(text, signed, secret, { now }));
    expect(problem).toBe('body');
  });

  it('refuses a signed body that is no UTF-8', () => {
    const text = body.replace('A-1001', 'A-?');
    const bytes = new TextEncoder().encode(text);
    bytes[text.indexOf('?')] = 0xff;
    const given = signWebhook(bytes, secret, { now });
    expect(problemOf(() => verifyWebhook(bytes, given, secret, { now }))).toBe('body');
  });

  it('says what is wrong', () => {
    const messageOf = (text: string, given: string, seconds = 0) => {
      try {
        return verifyWebhook(text, given, secret, { now: () => at + seconds * 1_000 }).id;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(messageOf(body, '')).toMatch(/header Huiqi-Signature/);
    expect(messageOf(`${body} `, header)).toMatch(/No secret/);
    expect(messageOf(body, header, 301)).toMatch(/too old/);
    for (const [text, problem] of [
      ['{', /not JSON/],
      ['{}', /no event/],
    ] as const)
      expect(messageOf(text, signWebhook(text, secret, { now }))).toMatch(problem);
  });

  it('lets types and fields of a newer server pass', () => {
    const newer = JSON.stringify({ ...event, type: 'order.paused', region: '500231' });
    const signed = signWebhook(newer, secret, { now });
    expect(verifyWebhook(newer, signed, secret, { now }).type).toBe('order.paused');
  });

  it('tells mistakes of the caller apart: a parsed body, no secret', () => {
    const given = event as unknown as string;
    expect(() => verifyWebhook(given, header, secret)).toThrow(/^body must be the text/);
    for (const none of ['', [], ['', secret], undefined as unknown as string])
      expect(() => verifyWebhook(body, header, none)).toThrow(/^secrets must be/);
  });

  it('says neither secret nor body', () => {
    try {
      verifyWebhook(body, signWebhook(body, 'whsec_other', { now }), secret, { now });
      expect.unreachable();
    } catch (error) {
      const text = `${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`;
      expect(text).not.toContain(secret);
      expect(text).not.toContain('A-1001');
    }
  });
});

interface Vector {
  readonly name: string;
  readonly header: string;
  readonly secrets: readonly string[];
  readonly body: string;
  readonly valid: boolean;
}
const file = new URL('../../../../examples/webhooks/vectors.json', import.meta.url);
const shared = JSON.parse(readFileSync(file, 'utf8')) as { now: number; vectors: Vector[] };

it.each(shared.vectors)('judges as the verifiers of other languages: $name', (vector) => {
  const problem = problemOf(() => {
    verifyWebhook(vector.body, vector.header, vector.secrets, { now: () => shared.now * 1_000 });
  });
  // A signed body that is no event is refused here alone: the others leave reading it to their caller.
  expect(problem === 'none' || problem === 'body').toBe(vector.valid);
});
