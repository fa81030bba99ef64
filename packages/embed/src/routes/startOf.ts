import type { FeatureName } from './featureNames.js';
import { listPath, ordersPath, partnerPaths } from './paths.js';

const starts: Partial<Readonly<Record<FeatureName, string>>> = {
  orders: ordersPath,
  report: ordersPath,
  calculator: '/globalCalculator',
  notices: '/msgCenter',
  companies: '/cIGNAWhite',
};

/**
 * Where a feature starts unless a route is given. A report starts at the orders, which lead to it; a product and its
 * application at the only product of the scope.
 */
export function startOf(
  feature: FeatureName | null | undefined,
  productIds: readonly string[] = [],
): string {
  const [id] = productIds;
  if (id !== undefined && productIds.length === 1) {
    if (feature === 'product') return partnerPaths.product({ id });
    if (feature === 'apply') return partnerPaths.apply({ productId: id, companyId: null });
  }
  return (feature && starts[feature]) || listPath;
}
