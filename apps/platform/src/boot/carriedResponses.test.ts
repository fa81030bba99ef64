import { expect, test } from 'vitest';
import type { CarriedResponse } from '@huiqi/draw';
import { responsesFor } from './carriedResponses.js';

const here = { scfProvince: '500000', scfCity: '500231', scfDistrict: '0' };
const there = { ...here, scfCity: '500233' };
const responses: readonly CarriedResponse[] = [
  { tag: 'areas', operation: 'getCurrentArea', input: {}, data: here },
  { tag: 'areas', operation: 'getAreaConfig', input: here, data: { local: '垫江' } },
  { tag: 'products', operation: 'getProductHome', input: {}, data: 1, regional: true },
];

test('a page drawn for the region of the visit gives it all responses', () => {
  expect(responsesFor(here, responses)).toEqual(responses);
});

test.each([[there], [null]])('a response of one region serves no other', (area) => {
  const names = responsesFor(area, responses).map(({ operation }) => operation);
  expect(names).toEqual(['getCurrentArea', 'getAreaConfig']);
});
