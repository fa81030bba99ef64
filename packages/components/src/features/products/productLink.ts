import type { Product } from '@huiqi/sdk';

/** Only these schemes: the address comes from data and ends in a link. */
export function safeUrl(url: string | null | undefined): string | undefined {
  if (!url) return undefined;
  try {
    const parsed = new URL(url);
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : undefined;
  } catch {
    return undefined;
  }
}

/** A product of the special platform opens that platform instead of its detail (spec 1 §2). */
export function externalProductUrl(
  product: Pick<Product, 'productAudit' | 'sfPlatformUrl'>,
): string | undefined {
  return product.productAudit === 'SF_ZJ_APPLE_PRODUCT'
    ? safeUrl(product.sfPlatformUrl)
    : undefined;
}
