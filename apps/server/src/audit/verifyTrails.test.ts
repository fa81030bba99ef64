import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedNow } from '../callKit/seedNow.js';
import { insertSecurityEvent } from '../securityEvents/repository.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { countFaults, describeTrails, verifyTrails } from './verifyTrails.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const read = async () => {
  const report = await verifyTrails(testApp.db);
  if (!report) throw new Error('The database has no trails');
  return report;
};

test('a changed row of any trail is counted and described', async () => {
  const { db } = testApp;
  await insertSecurityEvent(db, {
    subject: '1',
    event: 'LOGIN',
    detail: 'password',
    address: '127.0.0.1',
    requestId: 'web-test-000005',
    createdAt: seedNow,
  });
  expect(countFaults(await read())).toBe(0);
  const tables = [
    'order_events',
    'policy_application_events',
    'service_order_events',
    'security_events',
  ];
  for (const [before, table] of tables.entries()) {
    const events = sql.identifier(table);
    const trigger = sql.identifier(`${table}_append_only`);
    // As the database's owner could.
    await db.execute(sql`alter table ${events} disable trigger ${trigger}`);
    await db.execute(
      sql`update ${events} set request_id = 'changed' where id = (select min(id) from ${events})`,
    );
    await db.execute(sql`alter table ${events} enable always trigger ${trigger}`);
    const report = await read();
    expect(countFaults(report), table).toBe(before + 1);
    expect(describeTrails(report).join('\n')).toContain(`(${table}.id `);
  }
});
