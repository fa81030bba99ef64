import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenFor } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { users } from '../../schema/users.js';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp();
});
afterAll(() => world.close());

async function areasOf(userId: string) {
  const response = await world.app.inject({
    url: '/api/huiqi/user/getAreaListForBackstage',
    headers: { 'x-access-token': await tokenFor(world, userId) },
  });
  return response.json();
}

test('a staff member of a county is responsible for the county, one of the province for everything in it', async () => {
  const county = await areasOf('6');
  expect(county.data).toEqual([{ regionCode: '500231', regionName: '垫江县' }]);
  await world.db.update(users).set({ scfCity: '0' }).where(eq(users.id, '8'));
  const province = await areasOf('8');
  expect(province.data).toHaveLength(39);
  expect(province.data[0]).toEqual({ regionCode: '500000', regionName: '重庆市' });
});

test('applicants are refused', async () => {
  expect((await areasOf('1')).code).toBe('100403');
});
