import { expect, test } from 'vitest';
import { regionOfCall, regionOfPlace } from './regionOfRecord.js';

test('a record of a company is where the company is', () => {
  const place = { provinceCode: '500000', cityCode: '500231', areaCode: '500231' };
  expect(regionOfPlace(place)).toEqual({
    scfProvince: '500000',
    scfCity: '500231',
    scfDistrict: '500231',
  });
});

test.each([
  ['500231', '0', '500231', '500231'],
  ['0', '0', '500000', '500000'],
  ['500231', '500232', '500231', '500232'],
])('without a company, city %s and district %s stand for %s and %s', (city, district, ...right) => {
  const region = { scfProvince: '500000', scfCity: city, scfDistrict: district };
  const [scfCity, scfDistrict] = right;
  expect(regionOfCall(region)).toEqual({ scfProvince: '500000', scfCity, scfDistrict });
});
