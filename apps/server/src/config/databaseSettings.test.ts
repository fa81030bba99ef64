import { expect, test } from 'vitest';
import { readConfig } from './config.js';

const readDatabaseSettings = (env: NodeJS.ProcessEnv) => readConfig(env, '/somewhere').database;

test('has defaults and takes seconds', () => {
  expect(readDatabaseSettings({})).toEqual({
    connections: 16,
    statementTimeoutMs: 15_000,
    patienceMs: 60_000,
    migrate: 'auto',
    pooler: 'none',
    replicaUrl: null,
  });
  const env = { HUIQI_DATABASE_CONNECTIONS: '4', HUIQI_DATABASE_TIMEOUT: '2' };
  expect(readDatabaseSettings(env)).toMatchObject({ connections: 4, statementTimeoutMs: 2_000 });
});

test.each(['HUIQI_DATABASE_CONNECTIONS', 'HUIQI_DATABASE_TIMEOUT', 'HUIQI_DATABASE_PATIENCE'])(
  'refuses a server without %s',
  (name) => {
    for (const text of ['0', '-1', '1.5', 'many'])
      expect(() => readDatabaseSettings({ [name]: text })).toThrow(`${name} must be an integer`);
  },
);

test('takes auto and never for migrations, and nothing else', () => {
  expect(readDatabaseSettings({ HUIQI_MIGRATE: 'never' })).toMatchObject({ migrate: 'never' });
  expect(() => readDatabaseSettings({ HUIQI_MIGRATE: 'no' })).toThrow(
    'HUIQI_MIGRATE must be auto or never',
  );
});

test('takes a pooler in transaction mode if others migrate', () => {
  const env = { HUIQI_DATABASE_POOLER: 'transaction' };
  expect(() => readDatabaseSettings(env)).toThrow('Set HUIQI_MIGRATE=never');
  const settings = readDatabaseSettings({ ...env, HUIQI_MIGRATE: 'never' });
  expect(settings).toMatchObject({ pooler: 'transaction' });
});
