import type { ProductFormType } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';

/** The kinds of application form. */
export type FormKind = Extract<ProductFormType, 'APPLY' | 'PERSON' | 'EPIDEMIC'>;

/** A product's kind of form, by category. */
export function formKindOf(productCategoryId: string): FormKind {
  if (productCategoryId === constants.personCategoryId) return 'PERSON';
  return productCategoryId === constants.epidemicCategoryId ? 'EPIDEMIC' : 'APPLY';
}
