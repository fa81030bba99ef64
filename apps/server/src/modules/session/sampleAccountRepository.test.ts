import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { hasAnyAccount } from './sampleAccountRepository.js';
import { sampleAccounts } from '../../seed/session/sampleAccounts.js';
import { users } from '../../schema/users.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('a database with the sample is told from one with users of its own', async () => {
  expect(await hasAnyAccount(testApp.db, sampleAccounts)).toBe(true);
  const own = await testApp.db.select({ id: users.id }).from(users).where(isNotNull(users.phone));
  for (const [at, { id }] of own.entries())
    await testApp.db
      .update(users)
      .set({ phone: `139${String(at).padStart(8, '0')}` })
      .where(eq(users.id, id));
  expect(await hasAnyAccount(testApp.db, sampleAccounts)).toBe(false);
});
