import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenFor } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { areas } from '../../schema/areas.js';
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

test('one of a district is responsible for the district alone, one of its city for all districts', async () => {
  const { db } = testApp;
  await db.insert(areas).values([
    { code: '510100', parentCode: '510000', name: '成都市' },
    { code: '510104', parentCode: '510100', name: '锦江区' },
    { code: '510105', parentCode: '510100', name: '青羊区' },
  ]);
  const codesIn = async (scfDistrict: string) => {
    const place = { scfProvince: '510000', scfCity: '510100', scfDistrict };
    await db.update(users).set(place).where(eq(users.id, '6'));
    const { data } = await areasOf('6');
    return data.map(({ regionCode }: { regionCode: string }) => regionCode);
  };
  expect(await codesIn('510104')).toEqual(['510104']);
  expect(await codesIn('0')).toEqual(['510100', '510104', '510105']);
});

test('applicants are refused', async () => {
  expect((await areasOf('1')).code).toBe('100403');
});
