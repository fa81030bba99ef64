import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '../../schema/areas.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { findDistricts } from './regionRepository.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.db.insert(areas).values([
    { code: '510000', parentCode: null, name: '四川省' },
    { code: '510100', parentCode: '510000', name: '成都市' },
    { code: '510104', parentCode: '510100', name: '锦江区' },
  ]);
});
afterAll(() => testApp.close());

it.each([
  ['500231', '500000', '500231'],
  ['510100', '510000', '510100'],
  ['510104', '510000', '510100'],
])('district %s is in province %s and city %s', async (areaCode, provinceCode, cityCode) => {
  const district = (await findDistricts(testApp.db, [areaCode])).get(areaCode);
  expect(district).toEqual({ provinceCode, cityCode, areaCode });
});

it('a province is no district', async () => {
  expect((await findDistricts(testApp.db, ['510000', '999999'])).size).toBe(0);
});
