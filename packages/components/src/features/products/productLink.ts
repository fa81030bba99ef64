import type { Product } from '@huiqi/sdk';
import { httpsUrl } from '@huiqi/sdk/domain';

/** A product of the special platform links there instead of to its detail (spec 1 §2). */
export function externalProductUrl(
  product: Pick<Product, 'productAudit' | 'sfPlatformUrl'>,
): string | undefined {
  return product.productAudit === 'SF_ZJ_APPLE_PRODUCT'
    ? httpsUrl(product.sfPlatformUrl)
    : undefined;
}
