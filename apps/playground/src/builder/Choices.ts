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
  amount: '',
  details: '',
};
