import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenFor } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { users } from '../../schema/users.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function areasOf(userId: string) {
  const response = await testApp.app.inject({
    url: '/api/huiqi/user/getAreaListForBackstage',
    headers: { 'x-access-token': await tokenFor(testApp, userId) },
  });
  return response.json();
}

test('a staff member of a county is responsible for the county, one of the province for everything in it', async () => {
  const county = await areasOf('6');
  expect(county.data).toEqual([{ regionCode: '500231', regionName: '垫江县' }]);
  await testApp.db.update(users).set({ scfCity: '0' }).where(eq(users.id, '8'));
  const province = await areasOf('8');
  expect(province.data).toHaveLength(39);
  expect(province.data[0]).toEqual({ regionCode: '500000', regionName: '重庆市' });
});

test('applicants are refused', async () => {
  expect((await areasOf('1')).code).toBe('100403');
});
