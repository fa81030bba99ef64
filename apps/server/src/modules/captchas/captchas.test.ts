import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WorkChallenge } from '@huiqi/sdk';
import { owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { slideSize } from './drawSlide.js';
import { readCaptcha } from './repository.js';

let testApp: TestApp;
let call: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  call = await callsAs(testApp, owner);
});
afterAll(() => testApp.close());

const isPng = (base64: string) =>
  Buffer.from(base64, 'base64').subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';

describe('an image captcha', () => {
  test('is a picture; its answer stays on the server', async () => {
    const { data } = await call('POST', '/user/captcha/graphic', {});
    expect(isPng(data.captchaBase64)).toBe(true);
    expect(Object.keys(data).toSorted()).toEqual(['captchaBase64', 'key']);
    const stored = await readCaptcha(testApp.db, data.key);
    expect(stored?.answer).toMatch(/^[ACDEFHJKLMNPRTUVWXY34679]{4}$/);
  });

  test('ends when another one replaces it', async () => {
    const { data } = await call('POST', '/user/captcha/graphic', {});
    await call('POST', '/user/captcha/graphic', { captchaUid: data.key });
    expect(await readCaptcha(testApp.db, data.key)).toBeUndefined();
  });
});

describe('a slide captcha', () => {
  const make = async () => {
    const { data } = await call('GET', '/user/captcha/picture');
    const { x = 0, y = 0 } = (await readCaptcha(testApp.db, data.key)) ?? {};
    return { key: data.key as string, x, y, data };
  };
  const check = async (body: { key: string; x: number; y: number }) =>
    (await call('POST', '/user/captcha/check', body)).data;

  test('has a background, a piece and its height, and does not tell where the gap is', async () => {
    const { data, x, y } = await make();
    expect([isPng(data.baseBig), isPng(data.baseSmall), data.y]).toEqual([true, true, y]);
    expect(Object.keys(data).toSorted()).toEqual(['baseBig', 'baseSmall', 'key', 'y']);
    expect(x).toBeLessThan(slideSize.width);
  });

  test.each([
    ['exactly', 0, 0, true],
    ['a little to the left', -5, 0, true],
    ['a little to the right', 5, 0, true],
    ['too far to the left', -6, 0, false],
    ['too far to the right', 6, 0, false],
    ['at another height', 0, 6, false],
  ])('is solved %s or not', async (_name, dx, dy, success) => {
    const { key, x, y } = await make();
    const verdict = await check({ key, x: x + dx, y: y + dy });
    expect(verdict).toEqual({ success, code: success ? expect.any(String) : null });
  });

  test('can be checked once, whatever the result', async () => {
    const { key, x, y } = await make();
    expect((await check({ key, x: x + 50, y })).success).toBe(false);
    expect((await check({ key, x, y })).success).toBe(false);
  });

  test('gives one proof to 50 parallel right answers', async () => {
    const { key, x, y } = await make();
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => check({ key, x, y })));
    expect(verdicts.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('a proof of work', () => {
  const make = async () => {
    const { data } = await call('GET', '/user/captcha/challenge');
    const { key, ...parameters } = data as WorkChallenge;
    const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
    return { key, counter: solution?.counter ?? -1, most: parameters.maxCounter };
  };
  const check = async (key: string, counter: number) =>
    (await call('POST', '/user/captcha/challenge/check', { key, counter })).data;

  test('is solved by trying, and gives a proof', async () => {
    const { key, counter, most } = await make();
    expect(counter).toBeGreaterThan(0);
    expect(counter).toBeLessThanOrEqual(most);
    expect(await check(key, counter)).toEqual({ success: true, code: expect.any(String) });
  });

  test('cannot be replayed, and a wrong solution ends it', async () => {
    const first = await make();
    await check(first.key, first.counter);
    expect((await check(first.key, first.counter)).success).toBe(false);
    const second = await make();
    expect((await check(second.key, second.counter + 1)).success).toBe(false);
    expect((await check(second.key, second.counter)).success).toBe(false);
  });
});

test('pictures are limited by address', async () => {
  const limited = await openTestApp(undefined, { HUIQI_CAPTCHA_LIMIT: '3' });
  try {
    const ask = await callsAs(limited, owner);
    const codes = [];
    for (let at = 0; at < 4; at += 1) codes.push((await ask('GET', '/user/captcha/picture')).code);
    expect(codes).toEqual(['200', '200', '200', '003001']);
  } finally {
    await limited.close();
  }
});
