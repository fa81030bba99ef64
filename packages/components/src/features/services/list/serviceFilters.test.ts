import { expect, test } from 'vitest';
import { serviceFilters } from './serviceFilters.js';

const parse = (query: string) => serviceFilters.parse(new URLSearchParams(query));
const format = (query: string) => String(serviceFilters.format(parse(query)));

test('an address holds every filter, in one order', () => {
  const query =
    'keyword=%E4%B8%93%E5%88%A9&serviceTypeBig=TECH&serviceTypeSmall=TECH_PATENT&serviceMode=PHONE_SERVICE' +
    '&servicePriceType=FREE&shortcutService=1&index=2';
  expect(format(query)).toBe(query);
  expect(parse(query)).toMatchObject({ shortcutService: 1, index: 2 });
});

test('values the contract does not know are left out', () => {
  const query =
    'serviceMode=MAIL&servicePriceType=x&shortcutService=true&index=0&serviceTypeBig=a%20b&keyword=%20';
  expect(parse(query)).toEqual({});
});

test('a subcategory goes with its category', () => {
  expect(parse('serviceTypeSmall=TECH_PATENT')).toEqual({});
  const both = parse('serviceTypeBig=TECH&serviceTypeSmall=TECH_PATENT&serviceMode=PHONE_SERVICE');
  expect(serviceFilters.remove(both, 'serviceTypeBig')).toEqual({ serviceMode: 'PHONE_SERVICE' });
  expect(serviceFilters.remove(both, 'serviceTypeSmall')).toEqual({
    serviceTypeBig: 'TECH',
    serviceMode: 'PHONE_SERVICE',
  });
  // A list applies all its controls together.
  const texts = { serviceTypeSmall: 'TECH_PATENT', serviceMode: 'PHONE_SERVICE' };
  expect(serviceFilters.change(both, { ...texts, serviceTypeBig: '' })).toEqual({
    serviceMode: 'PHONE_SERVICE',
  });
  expect(serviceFilters.change(both, { ...texts, serviceTypeBig: 'LAW' })).toEqual({
    serviceTypeBig: 'LAW',
    serviceMode: 'PHONE_SERVICE',
  });
});

test('another filter begins at the first page', () => {
  expect(serviceFilters.change(parse('index=3'), { servicePriceType: 'FREE' })).toEqual({
    servicePriceType: 'FREE',
  });
});
