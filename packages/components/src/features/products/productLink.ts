import type { Product } from '@huiqi/sdk';

/** The address if it is https, since it comes from data and ends up in a link or QR code. */
export function httpsUrl(url: string | null | undefined): string | undefined {
  try {
    const { protocol, href } = new URL(url ?? '');
    return protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A product of the special platform links there instead of to its detail (spec 1 §2). */
export function externalProductUrl(
  product: Pick<Product, 'productAudit' | 'sfPlatformUrl'>,
): string | undefined {
  return product.productAudit === 'SF_ZJ_APPLE_PRODUCT'
    ? httpsUrl(product.sfPlatformUrl)
    : undefined;
}
