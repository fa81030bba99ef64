import type { Product } from '@huiqi/sdk';
import { externalProductUrl } from '@huiqi/components/products';
import { productPath } from './paths.js';

/** Where a product card leads: to its page here, or to the platform that offers it (spec 1 §2 Product list). */
export const productHref = (product: Product): string =>
  externalProductUrl(product) ?? productPath(product);
