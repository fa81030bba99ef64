import { expect, test } from 'vitest';
import { areaOf, codeOf, otherDistricts } from './areaOptions.js';

const province = { regionCode: '500000', regionName: '重庆市' };
const wanzhou = { regionCode: '500101', regionName: '万州区' };
const zhongxian = { regionCode: '500233', regionName: '忠县' };
const region = areaOf(province, zhongxian);

test('a district becomes the region of its calls', () => {
  expect(areaOf(province, wanzhou)).toEqual({
    regionName: '万州区',
    province: '重庆市',
    scfProvince: '500000',
    scfCity: '500101',
    scfDistrict: '0',
  });
});

test.each([
  ['a district', { ...region, scfDistrict: '500999' }, '500999'],
  ['a county', region, '500233'],
  ['a province', { ...region, scfCity: '0' }, '500000'],
])('the code of %s', (_what, area, code) => {
  expect(codeOf(area)).toBe(code);
});

test('other districts are those without a region of their own, by a part of the name', () => {
  const districts = [wanzhou, zhongxian];
  expect(otherDistricts(districts, [region], '')).toEqual([wanzhou]);
  expect(otherDistricts(districts, [], ' 忠')).toEqual([zhongxian]);
  expect(otherDistricts(districts, [region], '忠')).toEqual([]);
});
