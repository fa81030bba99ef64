import type { WidgetFeature, WidgetLocale, WidgetVariable } from '@huiqi/embed';

/** Options entered as text; empty ones use the default. */
type TextChoice =
  | 'pageSize'
  | 'reference'
  | 'bankIds'
  | 'categoryIds'
  | 'productIds'
  | 'area'
  | 'keyword'
  | 'amountRange'
  | 'termRange'
  | 'amount'
  | 'termMonths'
  | 'companyName'
  | 'creditCode'
  | 'contactName'
  | 'contactPhone'
  | 'listTitle'
  | 'details'
  | 'apply'
  | 'emptyTitle'
  | 'processing'
  | 'layer'
  | 'hostAddress';

/** The values of the builder's form. */
export type Choices = {
  readonly feature: WidgetFeature;
  readonly locale: WidgetLocale;
  readonly mode: 'light' | 'dark' | 'auto';
  readonly density: 'comfortable' | 'compact';
  readonly drafts: 'memory' | 'session';
  readonly debug: 'off' | 'on';
} & Readonly<Partial<Record<TextChoice | WidgetVariable, string>>>;

export const firstChoices: Choices = {
  feature: 'loan-market',
  locale: 'zh-CN',
  mode: 'light',
  density: 'comfortable',
  drafts: 'memory',
  debug: 'off',
};

const ofOneProduct: ReadonlySet<WidgetFeature> = new Set(['product', 'apply']);
/** 云税贷 of the sample. */
const sampleProduct = '100001';

/** Changes the feature: one about a single product starts with a sample one, which the others drop. */
export function withProduct(before: Choices, next: Choices): Choices {
  const { feature, productIds = '' } = next;
  if (feature === before.feature) return next;
  if (ofOneProduct.has(feature))
    return productIds === '' ? { ...next, productIds: sampleProduct } : next;
  return productIds === sampleProduct ? { ...next, productIds: '' } : next;
}
