import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { constants } from '@huiqi/sdk/domain';
import { runOnce } from '../../security/idempotency.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import {
  checkCaptcha,
  keepCaptcha,
  type CaptchaSolution,
  type CheckingCall,
} from './checkCaptcha.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const callAt = (seconds = 0): CheckingCall => ({
  db: testApp.db,
  keepWrites: async () => undefined,
  now: () => new Date(seedNow.getTime() + seconds * 1000),
});
const graphic = () => keepCaptcha(callAt(), 'graphic', { answer: 'AC34' });
const proof = () => keepCaptcha(callAt(), 'proof', {});
const check = (solution: CaptchaSolution, seconds?: number) =>
  checkCaptcha(callAt(seconds), solution);
const refusal = { code: '792103' };

const failure = new Error('the handler failed later on');
const inTransaction = (solution: CaptchaSolution) =>
  runOnce(
    testApp.db,
    { scope: 'visitor', operationId: 'test', key: null, input: {} },
    async (tx, keepWrites) => {
      await checkCaptcha({ ...callAt(), db: tx, keepWrites }, solution);
      throw failure;
    },
  );

describe('a captcha', () => {
  test('is solved in any letter case, once', async () => {
    const solution = { captchaUid: await graphic(), pictureCaptcha: ' ac34 ' };
    await check(solution);
    await expect(check(solution)).rejects.toMatchObject(refusal);
  });

  test('is used up by a wrong answer and by none', async () => {
    for (const pictureCaptcha of ['AC35', undefined]) {
      const captchaUid = await graphic();
      await expect(check({ captchaUid, pictureCaptcha })).rejects.toMatchObject(refusal);
      await expect(check({ captchaUid, pictureCaptcha: 'AC34' })).rejects.toMatchObject(refusal);
    }
  });

  test('is needed', async () => {
    await expect(check({})).rejects.toMatchObject(refusal);
    await expect(check({ pictureCaptcha: 'AC34' })).rejects.toMatchObject(refusal);
    await expect(check({ captchaUid: 'x'.repeat(24), pictureCaptcha: '' })).rejects.toMatchObject(
      refusal,
    );
  });

  test('expires after three minutes', async () => {
    expect(constants.pictureLifetimeSeconds).toBe(180);
    const solution = async () => ({ captchaUid: await graphic(), pictureCaptcha: 'AC34' });
    await check(await solution(), 179);
    await expect(check(await solution(), 180)).rejects.toMatchObject(refusal);
  });

  test('can be replaced by a proof, which is valid once', async () => {
    const proven = { proof: await proof() };
    await check(proven);
    await expect(check(proven)).rejects.toMatchObject(refusal);
  });

  test('is no proof, and a picture or a challenge that waits for its answer is neither', async () => {
    await expect(check({ proof: await graphic() })).rejects.toMatchObject(refusal);
    const work = await keepCaptcha(callAt(), 'work', { counter: 7 });
    await expect(check({ proof: work })).rejects.toMatchObject(refusal);
    await expect(check({ captchaUid: work, pictureCaptcha: '7' })).rejects.toMatchObject(refusal);
    await expect(check({ captchaUid: await proof() })).rejects.toMatchObject(refusal);
  });
});

describe.each([
  ['without a transaction', check],
  ['in a transaction that is rolled back', inTransaction],
])('%s', (_name, attempt) => {
  test('one of 50 parallel calls with one proof passes', async () => {
    const solution = { proof: await proof() };
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => attempt(solution)));
    const passed = results.filter((one) => one.status === 'fulfilled' || one.reason === failure);
    expect(passed).toHaveLength(1);
  });

  test('a wrong answer uses the captcha up', async () => {
    const captchaUid = await graphic();
    await expect(attempt({ captchaUid, pictureCaptcha: 'WRONG' })).rejects.toMatchObject(refusal);
    await expect(check({ captchaUid, pictureCaptcha: 'AC34' })).rejects.toMatchObject(refusal);
  });
});
