import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from '../testing/places.js';
import { readConfig } from './config.js';

const readLoadSettings = (env: NodeJS.ProcessEnv) => readConfig(env, '/somewhere').load;

test('a request waits half a second for the database in production, longer elsewhere, or as long as is set', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://db',
    HUIQI_SMS_URL: 'none',
  };
  expect(readLoadSettings(production)).toEqual({
    requests: 1_000,
    queue: 200,
    waitMs: 500,
    maxLagMs: 500,
  });
  expect(readLoadSettings({}).waitMs).toBe(20_000);
  const env = { ...production, HUIQI_DATABASE_WAIT_MS: '2000' };
  expect(readLoadSettings(env).waitMs).toBe(2_000);
});

test.each(['HUIQI_REQUEST_LIMIT', 'HUIQI_DATABASE_QUEUE', 'HUIQI_DATABASE_WAIT_MS'])(
  'refuses a server without %s',
  (name) => {
    for (const text of ['0', '-1', '1.5', 'many'])
      expect(() => readLoadSettings({ [name]: text })).toThrow(`${name} must be an integer`);
  },
);

test('a proxy opens as many connections to a server as it handles requests', () => {
  const proxy = readFileSync(join(rootDir, 'deploy/haproxy.cfg'), 'utf8');
  const [, most] = /default-server maxconn (\d+)/.exec(proxy) ?? [];
  expect(Number(most)).toBe(readLoadSettings({}).requests);
});
