import type { WidgetFeature, WidgetLocale } from '@huiqi/embed';

/** What the builder's form holds; empty texts leave the default. */
export interface Choices {
  readonly feature: WidgetFeature;
  readonly locale: WidgetLocale;
  readonly mode: 'light' | 'dark' | 'auto';
  readonly density: 'comfortable' | 'compact';
  readonly colorPrimary: string;
  readonly radiusLarge: string;
  readonly pageSize: string;
  readonly reference: string;
  readonly bankIds: string;
  readonly productIds: string;
  readonly amount: string;
  readonly details: string;
}

export const firstChoices: Choices = {
  feature: 'loan-market',
  locale: 'zh-CN',
  mode: 'light',
  density: 'comfortable',
  colorPrimary: '',
  radiusLarge: '',
  pageSize: '',
  reference: '',
  bankIds: '',
  productIds: '',
  amount: '',
  details: '',
};

const ofOneProduct: ReadonlySet<WidgetFeature> = new Set(['product', 'apply']);
/** 云税贷 of the sample. */
const sampleProduct = '100001';

/** Another feature: one about one product begins with one of the sample, which the others do not keep. */
export function withProduct(before: Choices, next: Choices): Choices {
  const { feature, productIds } = next;
  if (feature === before.feature) return next;
  if (ofOneProduct.has(feature))
    return productIds === '' ? { ...next, productIds: sampleProduct } : next;
  return productIds === sampleProduct ? { ...next, productIds: '' } : next;
}
