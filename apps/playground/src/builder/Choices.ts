import type { WidgetFeature, WidgetLocale, WidgetVariable } from '@huiqi/embed';

/** Options that are typed as text; empty ones leave the default. */
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

/** What the builder's form holds. */
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

/** Another feature: one about one product begins with one of the sample, which the others do not keep. */
export function withProduct(before: Choices, next: Choices): Choices {
  const { feature, productIds = '' } = next;
  if (feature === before.feature) return next;
  if (ofOneProduct.has(feature))
    return productIds === '' ? { ...next, productIds: sampleProduct } : next;
  return productIds === sampleProduct ? { ...next, productIds: '' } : next;
}
