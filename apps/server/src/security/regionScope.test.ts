import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { inRegionOf } from './regionScope.js';

const place = pgTable('places', {
  scfProvince: text('province'),
  scfCity: text('city'),
  scfDistrict: text('district'),
});

const all = `"places"."province" = $1`;

test.each([
  ['of a province', '500000', '0', '0', all, ['500000']],
  ['of a city', '500000', '500100', '0', `(${all} and "places"."city" = $2)`, ['500000', '500100']],
  [
    'of a district',
    '500000',
    '500100',
    '500231',
    `(${all} and "places"."city" = $2 and "places"."district" = $3)`,
    ['500000', '500100', '500231'],
  ],
])('staff %s see its records alone', (_name, scfProvince, scfCity, scfDistrict, sql, params) => {
  const condition = inRegionOf({ scfProvince, scfCity, scfDistrict }, place);
  expect(condition && new PgDialect().sqlToQuery(condition)).toMatchObject({ sql, params });
});

test('staff without a region see all', () => {
  const anywhere = { scfProvince: null, scfCity: null, scfDistrict: null };
  expect(inRegionOf(anywhere, place)).toBeUndefined();
});
