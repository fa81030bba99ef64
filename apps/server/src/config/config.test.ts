import { expect, test } from 'vitest';
import { readConfig } from './config.js';

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
