import type { AreaInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { regionOfVisit } from './regionOfVisit.js';

const area = { ...(examples.getCurrentArea.default as AreaInfo), key: 'dianjiang' };
const other = {
  ...area,
  key: 'hechuan',
  scfCity: '500117',
  domainName: 'www.hechuan-qiye.example',
};
const carried = [
  { operation: 'getCurrentArea', input: {}, data: area },
  { operation: 'getAreaConfig', input: {}, data: examples.getAreaConfig.default },
  { operation: 'listHomePageAreas', input: {}, data: [area, other] },
] as unknown as Parameters<typeof regionOfVisit>[1];

it.each([
  ['huiqi.example', area],
  ['hechuan.huiqi.example', undefined],
  ['WWW.hechuan-qiye.example', undefined],
  ['hechuan-qiye.example', area],
])('a visit at %s', (hostname, found) => {
  expect(regionOfVisit(createMockClient(), carried, { hostname })?.area).toEqual(found);
});
