import type { WidgetOptions } from '../host/WidgetOptions.js';

const examples = {
  product: '/cIGNAProductDetail/{id}',
  apply: '/cIGNAProductApply?productId={id}',
} as const;

/** What to tell the developer of a page whose feature is about a product, without saying which; null otherwise. */
export function missingProduct({ feature, route, scope }: WidgetOptions): string | null {
  if (feature !== 'product' && feature !== 'apply') return null;
  if (route || scope?.productIds?.length === 1) return null;
  return `feature "${feature}" needs to know its product: set route to "${examples[feature]}", or scope.productIds to one id.`;
}
