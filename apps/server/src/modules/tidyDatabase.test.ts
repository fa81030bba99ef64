import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedNow } from '../callKit/seedNow.js';
import { sessions } from '../schema/users.js';
import { webhookSecrets } from '../schema/webhooks.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { tokenFor } from '../testing/callsAs.js';
import { tidyDatabase } from './tidyDatabase.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('what cannot be deleted does not keep the rest', async () => {
  const { db } = testApp;
  await tokenFor(testApp, '1');
  const secret = { id: 'expired', partnerId: 'pt_bank', sealed: '-', hint: '-' };
  await db.insert(webhookSecrets).values({ ...secret, createdAt: seedNow, expiresAt: seedNow });
  await db.execute(sql`create function refuse_deletion() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await db.execute(sql`create trigger refuse_deletion before delete on sessions
    for each row execute function refuse_deletion()`);
  const inAYear = new Date(seedNow.getTime() + 366 * 86_400_000);
  const keepsAll = { noticeDays: 0, securityEventMonths: 0 };
  await expect(tidyDatabase(db, inAYear, keepsAll)).rejects.toThrow('sessions');
  expect(await db.$count(sessions)).toBeGreaterThan(0);
  expect(await db.$count(webhookSecrets, eq(webhookSecrets.id, 'expired'))).toBe(0);
});
