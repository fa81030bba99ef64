import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.js';

const readWebhookSettings = (env: NodeJS.ProcessEnv) => readConfig(env, '/somewhere').webhooks;

const keys = [randomBytes(32), randomBytes(32)];
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db',
  HUIQI_SMS_URL: 'none',
};

test('production has no key unless it is configured', () => {
  expect(readWebhookSettings(production).keys).toEqual([]);
  expect(readWebhookSettings({}).keys).toHaveLength(1);
});

test('several keys are read in their order', () => {
  const text = keys.map((key) => key.toString('base64')).join(', ');
  expect(readWebhookSettings({ ...production, HUIQI_WEBHOOK_KEY: text }).keys).toEqual(keys);
});

test.each([['short'], [randomBytes(31).toString('base64')], [randomBytes(33).toString('base64')]])(
  'a key of another length stops the start',
  (text) => {
    expect(() => readWebhookSettings({ HUIQI_WEBHOOK_KEY: text })).toThrow(/32 bytes/);
  },
);

test('internal hosts are listed by name and port', () => {
  const { hosts } = readWebhookSettings({
    HUIQI_WEBHOOK_HOSTS: 'Hooks.bank.internal, 10.0.0.8:8443',
  });
  expect(hosts).toEqual(['hooks.bank.internal', '10.0.0.8:8443']);
  for (const text of ['https://hooks.bank.internal', '*.bank.internal', 'a/b'])
    expect(() => readWebhookSettings({ HUIQI_WEBHOOK_HOSTS: text })).toThrow(/list hosts/);
});

test('this machine is reached in the sandbox only', () => {
  expect(readWebhookSettings({}).allowsLoopback).toBe(false);
  expect(readWebhookSettings({ HUIQI_SANDBOX: '1' }).allowsLoopback).toBe(true);
});
