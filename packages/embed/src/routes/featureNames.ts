/** What a widget may show: a start and the routes that belong to it (`features/features.ts`). */
export const featureNames = [
  'loan-market',
  'product',
  'apply',
  'orders',
  'calculator',
  'notices',
  'report',
  'companies',
] as const;

export type FeatureName = (typeof featureNames)[number];
