import { expect, it } from 'vitest';
import { httpsUrl } from '@huiqi/sdk/domain';
import { externalProductUrl, productTarget } from './productLink.js';

it.each(['http://a.example/', 'javascript:alert(1)', 'data:text/html,x', '//a.example', '', null])(
  '%j opens nothing',
  (url) => expect(httpsUrl(url)).toBeUndefined(),
);

it('is the address of the platform for its own products alone', () => {
  const sfPlatformUrl = 'https://finance.example.org/a';
  expect(externalProductUrl({ productAudit: 'SF_ZJ_APPLE_PRODUCT', sfPlatformUrl })).toBe(
    sfPlatformUrl,
  );
  expect(externalProductUrl({ productAudit: 'SF_APPLE_PRODUCT', sfPlatformUrl })).toBeUndefined();
  expect(externalProductUrl({ productAudit: null, sfPlatformUrl })).toBeUndefined();
  expect(
    externalProductUrl({ productAudit: 'SF_ZJ_APPLE_PRODUCT', sfPlatformUrl: 'http://a.example' }),
  ).toBeUndefined();
});

it('is where a link to such a product leads, in a new tab', () => {
  const detail = { href: '#1', onOpen: () => undefined };
  const sfPlatformUrl = 'https://finance.example.org/a';
  expect(productTarget({ productAudit: 'SF_ZJ_APPLE_PRODUCT', sfPlatformUrl }, detail)).toEqual({
    href: sfPlatformUrl,
    target: '_blank',
  });
  expect(productTarget({ productAudit: 'SF_APPLE_PRODUCT', sfPlatformUrl }, detail)).toBe(detail);
});
