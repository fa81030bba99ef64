import { constants } from '@huiqi/sdk/domain';
import { expect, test } from 'vitest';
import type { ProductRow } from '../products/toProduct.js';
import { sourceOf } from './sourceOf.js';

const plain = { productAudit: null, productInterfaceType: null, urlType: null };
const byQrCode = { ...plain, productInterfaceType: constants.specialQrInterfaceType };
const token = { 'x-access-token': 'a-token' };

test.each([
  ['the site', {}, 'NORMA', plain, 'WEB'],
  ['the site, which says so', { 'x-source': 'WEB' }, 'NORMA', plain, 'WEB'],
  ['a page of a partner', token, 'NORMA', plain, 'PARTNER'],
  ['an agent', {}, 'AGENT', plain, 'AGENT'],
  ['an agent on a page of a partner', token, 'AGENT', plain, 'AGENT'],
  ['a scanned code', { 'x-source': 'QR' }, 'NORMA', plain, 'QR'],
  ['a product applied for by code', token, 'AGENT', byQrCode, 'QR'],
  ['WeChat', { 'x-source': 'WECHAT' }, 'NORMA', plain, 'WECHAT'],
  ['a product that opens in WeChat', {}, 'NORMA', { ...plain, urlType: 'WECHAT' }, 'WECHAT'],
  ['a channel nobody knows', { 'x-source': 'FAX' }, 'NORMA', plain, 'WEB'],
  ['a session of a partner', { 'x-source': 'QR' }, 'NORMA', plain, 'PARTNER', { id: 'pt_demo' }],
])('an application from %s', (_name, headers, role, product, source, partner?: object) => {
  const call = {
    partner: partner ?? null,
    request: { headers },
    user: { role },
  } as unknown as Parameters<typeof sourceOf>[0];
  expect(sourceOf(call, { product } as unknown as ProductRow)).toBe(source);
});
