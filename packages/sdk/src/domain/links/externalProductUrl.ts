import { specialPlatformAudit } from '../../generated/constants.js';
import type { Product } from '../../generated/models.js';
import { httpsUrl } from './httpsUrl.js';

/** The product fields that say whether it is on the special platform. */
export type PlatformFields = Partial<Pick<Product, 'productAudit' | 'sfPlatformUrl'>>;

/** Address of a product of the special platform, which opens instead of its detail and its form (spec 1 §2, §4). */
export function externalProductUrl(product: PlatformFields): string | undefined {
  const isThere = product.productAudit === specialPlatformAudit;
  return isThere ? httpsUrl(product.sfPlatformUrl) : undefined;
}
