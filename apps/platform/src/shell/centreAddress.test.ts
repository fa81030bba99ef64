import { expect, test } from 'vitest';
import { centreAddress } from './centreAddress.js';

test.each([
  ['whichPage=noticeCenter', '/userCenter/notices'],
  ['whichPage=noticeCenter&noticeType=TRANSACTION', '/userCenter/notices?noticeType=TRANSACTION'],
  ['whichPage=orders', '/userCenter/orders'],
  ['whichPage=unknown', undefined],
  ['whichPage=constructor', undefined],
  ['whichPage=../loan', undefined],
  ['dialog=password', undefined],
  ['', undefined],
])('%s means %s', (query, address) => {
  expect(centreAddress(new URLSearchParams(query))).toBe(address);
});
