import { expect, test } from 'vitest';
import { regionOf } from './regionOf.js';

const first = { scfProvince: '500000', scfCity: '500231', scfDistrict: '0' };

test.each([
  ['nothing', {}, first],
  ['the province of callers without an area', { 'x-scf-province': '340000' }, first],
  ['nonsense', { 'x-scf-province': "5' or 1" }, first],
  [
    'a county',
    { 'x-scf-province': '500000', 'x-scf-city': '500233', 'x-scf-district': '0' },
    { scfProvince: '500000', scfCity: '500233', scfDistrict: '0' },
  ],
  [
    'a province, and nonsense below it',
    { 'x-scf-province': '500000', 'x-scf-city': '*', 'x-scf-district': '12' },
    { scfProvince: '500000', scfCity: '0', scfDistrict: '0' },
  ],
])('headers with %s', (_what, headers, region) => {
  expect(regionOf({ headers })).toEqual(region);
});
