import { describe, expect, test } from 'vitest';
import { readConfig } from './config.js';

const readMessageConfig = (env: NodeJS.ProcessEnv) => readConfig(env, '/somewhere').messages;

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db' };

describe('how messages are sent', () => {
  test('production needs a gateway, or says that it does without', () => {
    expect(() => readMessageConfig(production)).toThrow('No codes can be sent to phones');
    const without = readMessageConfig({ ...production, HUIQI_SMS_URL: 'none' });
    expect(without).toEqual({ sms: null, mail: null, keys: [], keepsOutbox: false });
  });

  test('an outbox never keeps codes in production', () => {
    const url = 'https://sms.example/send';
    const env = { ...production, HUIQI_SMS_URL: url, HUIQI_SMS_SECRET: 'shared' };
    expect(readMessageConfig(env)).toEqual({
      sms: { url, secret: 'shared', secretHeader: 'Authorization' },
      mail: null,
      keys: [],
      keepsOutbox: false,
    });
    expect(readMessageConfig({}).keepsOutbox).toBe(true);
  });

  test.each([
    [{ HUIQI_SMS_URL: 'http://sms.example/send', HUIQI_SMS_SECRET: 'x' }, 'https'],
    [{ HUIQI_SMS_URL: 'ftp://sms.example', HUIQI_SMS_SECRET: 'x' }, 'https'],
    [{ HUIQI_SMS_URL: 'https://sms.example/send' }, 'HUIQI_SMS_SECRET'],
    [
      { HUIQI_SMS_URL: 'https://sms.example', HUIQI_SMS_SECRET: 'x', HUIQI_SMS_HEADER: 'a: b\r\n' },
      'HUIQI_SMS_HEADER',
    ],
    [{ HUIQI_SMTP_URL: 'https://mail.example' }, 'smtp://'],
    [{ HUIQI_SMTP_URL: 'smtps://mail.example' }, 'HUIQI_MAIL_FROM'],
  ])('a wrong setting is named: %j', (env, name) => {
    expect(() => readMessageConfig(env)).toThrow(name);
  });
});
