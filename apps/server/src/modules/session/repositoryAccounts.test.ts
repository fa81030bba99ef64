import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { hasAnyAccount } from './repositoryAccounts.js';
import { sampleAccounts } from './seed/sampleAccounts.js';
import { users } from '../../schema/users.js';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp();
});
afterAll(() => world.close());

test('a database with the sample is told from one with users of its own', async () => {
  expect(await hasAnyAccount(world.db, sampleAccounts)).toBe(true);
  const own = await world.db.select({ id: users.id }).from(users).where(isNotNull(users.phone));
  for (const [at, { id }] of own.entries())
    await world.db
      .update(users)
      .set({ phone: `139${String(at).padStart(8, '0')}` })
      .where(eq(users.id, id));
  expect(await hasAnyAccount(world.db, sampleAccounts)).toBe(false);
});
