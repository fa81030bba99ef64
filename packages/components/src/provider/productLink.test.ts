import { expect, it } from 'vitest';
import { productTarget } from './productLink.js';

it('leads to the platform of a product that has one, in a new tab', () => {
  const detail = { href: '#1', onOpen: () => undefined };
  const sfPlatformUrl = 'https://finance.example.org/a';
  expect(productTarget({ productAudit: 'SF_ZJ_APPLE_PRODUCT', sfPlatformUrl }, detail)).toEqual({
    href: sfPlatformUrl,
    target: '_blank',
  });
  expect(productTarget({ productAudit: 'SF_APPLE_PRODUCT', sfPlatformUrl }, detail)).toBe(detail);
});
