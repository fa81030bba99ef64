import { expect, test } from 'vitest';
import { changedSettings, readConfig } from './config.js';

const read = (env: NodeJS.ProcessEnv) => readConfig(env, '/somewhere');
const sandbox = { HUIQI_SANDBOX: '1' };

test('sizes the sample by name or by number', () => {
  expect(read({}).sampleOrders).toBe(240);
  expect(read({ ...sandbox, HUIQI_SEED: 'small' }).sampleOrders).toBe(240);
  expect(read({ ...sandbox, HUIQI_SEED: 'large' }).sampleOrders).toBe(100_000);
  expect(read({ ...sandbox, HUIQI_SEED: '1000' }).sampleOrders).toBe(1_000);
});

test.each(['huge', '12', '-1', '1.5', '2000000', 'toString'])('refuses a sample of %s', (seed) => {
  expect(() => read({ ...sandbox, HUIQI_SEED: seed })).toThrow(/HUIQI_SEED must be/);
});

test('refuses a sample size without a sandbox', () => {
  expect(() => read({ HUIQI_SEED: 'large' })).toThrow(/HUIQI_SANDBOX=1/);
});

test('takes exact origins of partners', () => {
  const origins = (text: string, more = {}) =>
    read({ HUIQI_PARTNER_ORIGINS: text, ...more }).partnerOrigins;
  expect(origins('')).toEqual([]);
  expect(origins(' https://www.bank.example,https://b.example:8443 ')).toEqual([
    'https://www.bank.example',
    'https://b.example:8443',
  ]);
  expect(origins('http://127.0.0.1:5000', sandbox)).toEqual(['http://127.0.0.1:5000']);
  for (const wrong of [
    'http://bank.example',
    'https://bank.example/',
    'https://*.bank.example',
    'bank.example',
    'null',
    '*',
  ])
    expect(() => origins(wrong), wrong).toThrow(/HUIQI_PARTNER_ORIGINS holds/);
});

test('trusts no proxy unless it is listed, and none without the public address', () => {
  const proxies = (text: string) =>
    read({ HUIQI_TRUSTED_PROXIES: text, HUIQI_PUBLIC_URL: 'https://huiqi.example' }).trustedProxies;
  expect(read({}).trustedProxies).toEqual([]);
  expect(proxies(' 10.0.0.5, 10.1.0.0/16,fd00::/8')).toEqual([
    '10.0.0.5',
    '10.1.0.0/16',
    'fd00::/8',
  ]);
  for (const wrong of [
    'loopback',
    'true',
    '*',
    '1',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.5/',
    'a/8',
  ])
    expect(() => proxies(wrong), wrong).toThrow(/HUIQI_TRUSTED_PROXIES holds/);
  expect(() => read({ HUIQI_TRUSTED_PROXIES: '10.0.0.5' })).toThrow(/HUIQI_PUBLIC_URL/);
});

test.each(['HUIQI_HONEST_AGENT_URL', 'HUIQI_CREDIT_PLATFORM_URL'])(
  'sends tickets to https addresses only: %s',
  (name) => {
    expect(() => read({ [name]: 'http://agent.example' })).toThrow(/must be an https address/);
    expect(() => read({ [name]: 'agent' })).toThrow(/must be an https address/);
    expect(() => read({ [name]: 'https://agent.example/enter' })).not.toThrow();
  },
);

test('takes the address people use as an origin', () => {
  expect(read({}).publicUrl).toBe(null);
  expect(read({ HUIQI_PUBLIC_URL: 'https://huiqi.example/' }).publicUrl).toBe(
    'https://huiqi.example',
  );
  for (const wrong of [
    'not a url',
    'huiqi.example',
    'ftp://huiqi.example',
    'https://h.example/app',
  ])
    expect(() => read({ HUIQI_PUBLIC_URL: wrong }), wrong).toThrow(/HUIQI_PUBLIC_URL must be/);
});

test.each(['HUIQI_LOGIN_LIMIT', 'HUIQI_WRITE_LIMIT', 'HUIQI_SMS_HOUR_LIMIT', 'HUIQI_WORK_COST'])(
  'refuses a %s that lets nobody in',
  (name) => {
    expect(() => read({ [name]: '0' })).toThrow(`${name} must be an integer of 1 or more`);
  },
);

test('keeps all security events, or at least those that the page of an account shows', () => {
  const months = (text: string) =>
    read({ HUIQI_SECURITY_EVENT_MONTHS: text }).retention.securityEventMonths;
  expect([months('0'), months('4')]).toEqual([0, 4]);
  for (const text of ['1', '3'])
    expect(() => months(text)).toThrow(
      'HUIQI_SECURITY_EVENT_MONTHS must be 0, or an integer of 4 or more',
    );
});

test('names everything that is wrong at once, and shows no secret', () => {
  const env = {
    NODE_ENV: 'production',
    HUIQI_SANDBOX: '1',
    PORT: 'many',
    HUIQI_MIGRATE: 'later',
    HUIQI_S3_ENDPOINT: 'https://s3.example',
    HUIQI_SMTP_URL: 'https://user:password@mail.example',
    HUIQI_MAIL_FROM: 'a@mail.example',
  };
  expect(() => read(env)).toThrow(
    [
      'PORT must be an integer from 0 to 65535, not "many".',
      'The embedded database survives a killed process but not a power failure. Set DATABASE_URL to a PostgreSQL, or HUIQI_ALLOW_EMBEDDED_DB=1 if you accept that.',
      'HUIQI_SANDBOX=1 is not for production; unset it.',
      'HUIQI_MIGRATE must be auto or never, not "later".',
      'No codes can be sent to phones: set HUIQI_SMS_URL and HUIQI_SMS_SECRET, or HUIQI_SMS_URL=none to run without login, registration and verification by phone code.',
      'HUIQI_SMTP_URL must be an address that begins with smtp:// or smtps://.',
      'HUIQI_S3_ENDPOINT needs HUIQI_S3_BUCKET, HUIQI_S3_ACCESS_KEY, HUIQI_S3_SECRET_KEY too.',
    ].join('\n'),
  );
});

test('shows what the environment changes, without secrets', () => {
  const env = {
    PORT: '4173',
    HUIQI_MIGRATE: 'never',
    DATABASE_URL: 'postgresql://a:b@c',
    HOME: '/',
  };
  expect(changedSettings(env, '/somewhere')).toEqual([
    'DATABASE_URL=(secret)',
    'HUIQI_MIGRATE=never',
  ]);
});
