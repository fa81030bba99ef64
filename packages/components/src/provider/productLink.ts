import type { Product } from '@huiqi/sdk';
import { httpsUrl } from '@huiqi/sdk/domain';
import type { LinkTarget } from './screen.js';

type PlatformFields = Pick<Product, 'productAudit' | 'sfPlatformUrl'>;

/** A product of the special platform links there instead of to its detail (spec 1 §2). */
export function externalProductUrl(product: PlatformFields): string | undefined {
  return product.productAudit === 'SF_ZJ_APPLE_PRODUCT'
    ? httpsUrl(product.sfPlatformUrl)
    : undefined;
}

/** Where a link to a product leads: to the special platform, in a new tab, otherwise to `detail`. */
export function productTarget(product: PlatformFields, detail: LinkTarget): LinkTarget {
  const external = externalProductUrl(product);
  return external === undefined ? detail : { href: external, target: '_blank' };
}
