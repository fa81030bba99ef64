import { externalProductUrl, type PlatformFields } from '@huiqi/sdk/domain';
import type { LinkTarget } from './screen.js';

/** Where a link to a product leads: to the special platform, in a new tab, otherwise to `detail`. */
export function productTarget(product: PlatformFields, detail: LinkTarget): LinkTarget {
  const external = externalProductUrl(product);
  return external === undefined ? detail : { href: external, target: '_blank' };
}
