import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../../../callKit/accounts.js';
import { users } from '../../../schema/users.js';
import { accountOf } from '../../../seed/session/sampleAccounts.js';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';
import { countRegionThings } from './regionHintRepository.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('staff of a neighbouring district do not work for a region', async () => {
  const { db } = testApp;
  const place = { scfProvince: '500000', scfCity: '500230', scfDistrict: '500230100' };
  const staffWhen = async (work: Partial<typeof users.$inferInsert>): Promise<number> => {
    await db
      .update(users)
      .set({ ...place, ...work })
      .where(eq(users.id, accountOf(operator).id));
    return (await countRegionThings(db, place, 'new')).staff;
  };
  expect([
    await staffWhen({ scfDistrict: '500230101' }),
    await staffWhen({ scfCity: '500231' }),
    await staffWhen({}),
    await staffWhen({ scfDistrict: '0' }),
    await staffWhen({ scfCity: null, scfDistrict: null }),
  ]).toEqual([0, 0, 1, 1, 1]);
});
