import { expect, it } from 'vitest';
import { externalProductUrl } from './externalProductUrl.js';

const productAudit = 'SF_ZJ_APPLE_PRODUCT';
const sfPlatformUrl = 'https://finance.example.org/a';

it('is the address of the platform for its own products alone', () => {
  expect(externalProductUrl({ productAudit, sfPlatformUrl })).toBe(sfPlatformUrl);
  expect(externalProductUrl({ productAudit: 'SF_APPLE_PRODUCT', sfPlatformUrl })).toBeUndefined();
  expect(externalProductUrl({ productAudit: null, sfPlatformUrl })).toBeUndefined();
});

it.each(['http://a.example/', 'javascript:alert(1)', 'data:text/html,x', '//a.example', '', null])(
  '%j opens nothing',
  (url) => expect(externalProductUrl({ productAudit, sfPlatformUrl: url })).toBeUndefined(),
);
