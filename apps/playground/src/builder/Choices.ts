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

/** Choices after a change: a feature about one product begins with a product of the sample. */
export function withProduct(next: Choices): Choices {
  const lacks = ofOneProduct.has(next.feature) && next.productIds === '';
  return lacks ? { ...next, productIds: sampleProduct } : next;
}
