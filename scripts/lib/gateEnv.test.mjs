import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gateEnv } from './gateEnv.mjs';

const postgres = { url: 'postgres://postgres@127.0.0.1:5499/postgres' };
const gate = (name, more) => ({ name, cwd: 'e2e', ...more });
const envOf = (name, context, more) => gateEnv(gate(name, more), context, 'results.json');

test('a gate has a database of its own only if it asks for one', () => {
  process.env.DATABASE_URL = 'postgres://production';
  try {
    assert.equal(envOf('unit:sdk', { postgres }).DATABASE_URL, undefined);
    const { DATABASE_URL } = envOf('server-pg', { postgres }, { needs: ['postgres'] });
    assert.equal(DATABASE_URL, postgres.url);
    assert.equal(envOf('deploy', {}, { prefers: ['postgres'] }).DATABASE_URL, undefined);
  } finally {
    delete process.env.DATABASE_URL;
  }
});

test('e2e leaves out what runs on the embedded database only where that gate runs beside it', () => {
  const beside = envOf('e2e', { postgres, testedOnEmbedded: true });
  assert.deepEqual([beside.E2E_DATABASE_URL, beside.E2E_EMBEDDED_BESIDE], [postgres.url, '1']);
  assert.equal(envOf('e2e', { postgres, testedOnEmbedded: false }).E2E_EMBEDDED_BESIDE, undefined);
  // On the embedded database it is the only gate of browser tests.
  const alone = envOf('e2e', { testedOnEmbedded: true });
  assert.deepEqual([alone.E2E_DATABASE_URL, alone.E2E_EMBEDDED_BESIDE], [undefined, undefined]);
  assert.equal(envOf('e2e-embedded', { postgres }).E2E_TESTED_ON_POSTGRES, '1');
});

test('the embedded database is left what PostgreSQL does not show', () => {
  assert.equal(envOf('server', { testedOnPostgres: true }).HUIQI_TESTED_ON_POSTGRES, '1');
  assert.equal(envOf('server', { testedOnPostgres: false }).HUIQI_TESTED_ON_POSTGRES, undefined);
});
