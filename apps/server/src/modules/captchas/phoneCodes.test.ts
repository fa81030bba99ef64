import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { constants } from '@huiqi/sdk/domain';
import { runOnce } from '../../security/idempotency.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import type { CheckingCall } from './checkCaptcha.js';
import { checkPhoneCode, createPhoneCode, type PhonePurpose } from './phoneCodes.js';
import { maxTries } from './repository.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

let last = 13_900_001_000;
const newPhone = () => String((last += 1));

const callAt = (seconds = 0): CheckingCall => ({
  db: testApp.db,
  keepWrites: async () => undefined,
  now: () => new Date(seedNow.getTime() + seconds * 1000),
});

interface Guess {
  readonly phone: string;
  readonly code: string;
  readonly purpose?: PhonePurpose;
}

/** Checks a code as an operation without a transaction does. */
const plain = ({ purpose = 'login', ...rest }: Guess, seconds?: number) =>
  checkPhoneCode(callAt(seconds), { purpose, ...rest });

const failure = new Error('the handler failed later on');

/** Checks a code in the transaction of an idempotent operation, which then fails after the check passes. */
const inTransaction = ({ purpose = 'login', ...rest }: Guess) =>
  runOnce(
    testApp.db,
    { scope: 'visitor', operationId: 'test', key: null, input: {} },
    async (tx, keepWrites) => {
      await checkPhoneCode({ ...callAt(), db: tx, keepWrites }, { purpose, ...rest });
      throw failure;
    },
  );

const create = (phone: string, lifetime = 60, purpose: PhonePurpose = 'login') =>
  createPhoneCode(callAt(), { purpose, phone }, lifetime);

const wrong = (code: string, by = 1) =>
  String((Number(code) + by) % 10 ** constants.phoneCodeDigits).padStart(
    constants.phoneCodeDigits,
    '0',
  );
const refusal = { code: '792102' };

describe('a code', () => {
  test('has six digits and is valid once', async () => {
    const phone = newPhone();
    const code = await create(phone);
    expect(code).toMatch(/^\d{6}$/);
    await plain({ phone, code });
    await expect(plain({ phone, code })).rejects.toMatchObject(refusal);
  });

  test('is bound to its phone and purpose', async () => {
    const phone = newPhone();
    const code = await create(phone);
    await expect(plain({ phone: newPhone(), code })).rejects.toMatchObject(refusal);
    await expect(plain({ phone, code, purpose: 'reset' })).rejects.toMatchObject(refusal);
    await plain({ phone, code });
  });

  test('expires', async () => {
    const phone = newPhone();
    const code = await create(phone, 60);
    // Told only to the holder of the code.
    await expect(plain({ phone, code: wrong(code) }, 60)).rejects.toMatchObject(refusal);
    await expect(plain({ phone, code }, 60)).rejects.toMatchObject({ code: '792106' });
    await plain({ phone, code }, 59);
  });

  test('replaces an earlier one', async () => {
    const phone = newPhone();
    const first = await create(phone);
    const second = await create(phone);
    if (first !== second)
      await expect(plain({ phone, code: first })).rejects.toMatchObject(refusal);
    await plain({ phone, code: second });
  });

  test('is unreadable in the database', async () => {
    const phone = newPhone();
    const code = await create(phone);
    const { rows } = await testApp.db.execute('select * from phone_codes');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(phone);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });
});

describe.each([
  ['without a transaction', plain],
  ['in a transaction that is rolled back', inTransaction],
])('%s', (_name, check) => {
  test(`allows ${maxTries} guesses, then not even the right one`, async () => {
    const phone = newPhone();
    const code = await create(phone);
    for (let by = 1; by <= maxTries; by += 1)
      await expect(check({ phone, code: wrong(code, by) })).rejects.toMatchObject(refusal);
    await expect(check({ phone, code })).rejects.toMatchObject(refusal);
  });

  test('evaluates at most five of 200 parallel guesses', async () => {
    const phone = newPhone();
    const code = await create(phone);
    // The right code comes last: evaluating a sixth guess would accept it.
    const guesses = Array.from({ length: 200 }, (_, at) => wrong(code, at + 1));
    const results = await Promise.allSettled(guesses.map((guess) => check({ phone, code: guess })));
    const reasons = results.map((one) => (one.status === 'rejected' ? one.reason.code : 'passed'));
    expect(new Set(reasons)).toEqual(new Set(['792102']));
    const { rows } = await testApp.db.execute<{ tries: number }>(
      'select max(tries) as tries from phone_codes',
    );
    expect(rows[0]?.tries).toBe(maxTries);
    await expect(check({ phone, code })).rejects.toMatchObject(refusal);
  });

  test('lets one of 50 parallel calls with the right code in', async () => {
    const phone = newPhone();
    const code = await create(phone);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => check({ phone, code })),
    );
    const passed = results.filter((one) => one.status === 'fulfilled' || one.reason === failure);
    expect(passed).toHaveLength(1);
  });
});

test('an error after the check leaves nothing of the handler but what the check counted', async () => {
  const stored = () => testApp.db.execute('select key from phone_codes order by key');
  const before = (await stored()).rows;
  const phone = newPhone();
  const code = await create(phone);
  const call = { scope: 'visitor', operationId: 'test', key: 'key-after-check', input: {} };
  const attempt = () =>
    runOnce(testApp.db, call, async (tx, keepWrites) => {
      await checkPhoneCode({ ...callAt(), db: tx, keepWrites }, { purpose: 'login', phone, code });
      await createPhoneCode({ db: tx, now: callAt().now }, { purpose: 'reset', phone }, 60);
      throw failure;
    });
  await expect(attempt()).rejects.toBe(failure);
  // The key was not stored, the code is used up, and the handler's writes are gone.
  await expect(attempt()).rejects.toMatchObject(refusal);
  expect((await stored()).rows).toEqual(before);
});
