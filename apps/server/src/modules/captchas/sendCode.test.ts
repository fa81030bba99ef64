import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { keepCaptcha } from './checkCaptcha.js';

let testApp: TestApp;
let call: Calls;
let seconds = 0;
const now = () => new Date(seedNow.getTime() + seconds * 1000);
const open = (settings: NodeJS.ProcessEnv = {}) =>
  openTestApp(now, { HUIQI_SANDBOX: '1', ...settings });
beforeAll(async () => {
  testApp = await open();
  call = await callsAs(testApp, owner);
});
afterAll(() => testApp.close());

let last = 13_900_002_000;
const newPhone = () => String((last += 1));
const prove = async ({ db }: TestApp = testApp) => ({
  captchaProof: await keepCaptcha({ db, now }, 'proof', {}),
});

interface Sent {
  readonly to: string;
  readonly text: string;
  readonly code: string;
}

async function sentTo(phone: string, { app }: TestApp = testApp): Promise<Sent[]> {
  const response = await app.inject({ url: `/__sandbox/outbox?to=${phone}` });
  return response.json();
}

/** Sends a request as a visitor with a separate address. */
async function ask(
  path: string,
  payload: object,
  { app }: TestApp = testApp,
  from = '203.0.113.1',
) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/huiqi${path}`,
    remoteAddress: from,
    headers: { 'x-request-id': 'web-test-000007' },
    payload,
  });
  // Messages are sent after the response, and these tests move the clock.
  await app.jobs.settled();
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}

const timed = { captchaType: 'CAPTCHA_TYPE_LOGIN', timeExpire: 'TIME_MINUTE_1' };

describe('a message', () => {
  test.each([
    ['/user/captcha/phone/login', {}, '登录验证码', '1分钟'],
    ['/user/captchaRegister/phone', {}, '注册验证码', '1分钟'],
    ['/user/captchaXnRegister/phone', timed, '注册验证码', '1分钟'],
    ['/user/captcha/phone', {}, '正在绑定手机号', '2分钟'],
  ])(
    'of %s contains the code, what it is for and how long it is valid',
    async (path, more, ...words) => {
      const phone = newPhone();
      expect((await ask(path, { phone, ...more, ...(await prove()) })).code).toBe('200');
      const [message, ...others] = await sentTo(phone);
      expect(others).toEqual([]);
      expect(message).toMatchObject({ to: phone, code: expect.stringMatching(/^\d{6}$/) });
      for (const word of [...words, message!.code, '【惠企】'])
        expect(message!.text).toContain(word);
    },
  );

  test('goes to the phone of a signed-in user if none is given', async () => {
    const response = await call('POST', '/user/captcha/phone', await prove());
    expect(response.code).toBe('200');
    expect((await sentTo(owner))[0]?.text).toContain('正在修改密码');
    const visitor = await ask('/user/captcha/phone', await prove());
    expect([visitor.code, visitor.fieldErrors[0].field]).toEqual(['100400', 'phone']);
  });

  test('of a verification is for signed-in users', async () => {
    const body = { phone: newPhone(), ...timed, ...(await prove()) };
    expect((await ask('/user/captchaCertify/phone', body)).code).toBe('791214');
    expect((await call('POST', '/user/captchaCertify/phone', body)).code).toBe('200');
    expect((await sentTo(body.phone))[0]?.text).toContain('企业认证');
  });

  test('needs a captcha, and none is sent for a wrong one', async () => {
    for (const path of [
      '/user/captcha/phone',
      '/user/captcha/phone/login',
      '/user/captchaReset/phone',
    ]) {
      for (const solution of [{}, { captchaProof: 'x'.repeat(24) }])
        expect((await ask(path, { phone: newcomer, ...solution })).code, path).toBe('792103');
    }
    expect(await sentTo(newcomer)).toEqual([]);
  });

  test('of a registration needs a captcha from the third one of an address on', async () => {
    const codes = [];
    for (let at = 0; at < 3; at += 1) {
      const body = { phone: newPhone() };
      codes.push((await ask('/user/captchaRegister/phone', body, testApp, '203.0.113.77')).code);
    }
    expect(codes).toEqual(['200', '200', '792103']);
    const proven = { phone: newPhone(), ...(await prove()) };
    const response = await ask('/user/captchaRegister/phone', proven, testApp, '203.0.113.77');
    expect(response.code).toBe('200');
  });
});

describe('what a response reveals', () => {
  test('a login code: nothing about the phone', async () => {
    const strip = ({ headers, requestId: _id, ...rest }: Awaited<ReturnType<typeof ask>>) => {
      const { date: _date, 'x-request-id': _request, ...others } = headers;
      return { ...rest, others };
    };
    const known = await ask('/user/captcha/phone/login', { phone: newcomer, ...(await prove()) });
    const unknown = await ask('/user/captcha/phone/login', {
      phone: newPhone(),
      ...(await prove()),
    });
    expect(strip(known)).toEqual(strip(unknown));
  });

  test('a registered phone on registration and an unknown one on reset; nothing is sent', async () => {
    const fresh = newPhone();
    const registered = await ask('/user/captchaRegister/phone', {
      phone: owner,
      ...(await prove()),
    });
    expect(registered).toMatchObject({ code: '795101', message: '手机号已注册，请直接登录' });
    const unknown = await ask('/user/captchaReset/phone', { phone: fresh, ...(await prove()) });
    expect(unknown).toMatchObject({ code: '794104', message: '手机号未注册，请先注册' });
    expect(await sentTo(fresh)).toEqual([]);
    // Keeps a repeated attempt for the same phone from being refused.
    const again = await ask('/user/captchaReset/phone', { phone: fresh, ...(await prove()) });
    expect(again.code).toBe('794104');
  });
});

describe('limits', () => {
  test('100 parallel requests send one message', async () => {
    const phone = newPhone();
    const bodies = await Promise.all(
      Array.from({ length: 100 }, async () => ({ phone, ...(await prove()) })),
    );
    const responses = await Promise.all(
      bodies.map((body) => ask('/user/captcha/phone/login', body)),
    );
    const codes = responses.map(({ code }) => code);
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['200', '003001']));
    expect(await sentTo(phone)).toHaveLength(1);
  });

  test('one message a minute for each phone and purpose; Retry-After tells how long', async () => {
    const phone = newPhone();
    const send = async (path = '/user/captcha/phone/login') =>
      ask(path, { phone, ...(await prove()) });
    seconds = 1_000;
    expect((await send()).code).toBe('200');
    seconds += 20;
    const refused = await send();
    expect([refused.code, refused.headers['retry-after']]).toEqual(['003001', '40']);
    expect((await send('/user/captchaRegister/phone')).code).toBe('200');
    seconds += 40;
    expect((await send()).code).toBe('200');
    expect(await sentTo(phone)).toHaveLength(3);
  });

  test('of a phone, an address and everybody; a refused message counts for none of them', async () => {
    const small = await open({
      HUIQI_SMS_PHONE_LIMIT: '2',
      HUIQI_SMS_ADDRESS_LIMIT: '3',
      HUIQI_SMS_HOUR_LIMIT: '4',
    });
    try {
      const [first, second, third] = [newPhone(), newPhone(), newPhone()];
      const send = async (phone: string, from: string) => {
        seconds += 61;
        const body = { phone, ...(await prove(small)) };
        return (await ask('/user/captcha/phone/login', body, small, from)).code;
      };
      const [near, far] = ['203.0.113.8', '203.0.113.9'];
      expect([await send(first, near), await send(first, near)]).toEqual(['200', '200']);
      // The phone has used its two: refused from any address, without counting against the address.
      expect([await send(first, near), await send(first, far)]).toEqual(['003001', '003001']);
      expect(await send(second, near)).toBe('200');
      expect(await send(third, near)).toBe('003001');
      expect(await send(third, far)).toBe('200');
      expect(await send(second, far)).toBe('003001');
      expect(await sentTo(second, small)).toHaveLength(1);
      seconds += 3_600;
      expect(await send(second, far)).toBe('200');
    } finally {
      await small.close();
    }
  });
});

test('without a driver nobody is told that a code is on its way', async () => {
  const mute = await open({ HUIQI_SMS_URL: 'none' });
  try {
    const body = { phone: newPhone(), ...(await prove(mute)) };
    const response = await ask('/user/captcha/phone/login', body, mute);
    expect([response.status, response.code]).toEqual([503, '100503']);
  } finally {
    await mute.close();
  }
});
