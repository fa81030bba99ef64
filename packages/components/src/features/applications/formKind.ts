import type { ProductFormType } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';

/** The forms that products are applied for with. */
export type FormKind = Extract<ProductFormType, 'APPLY' | 'PERSON' | 'EPIDEMIC'>;

/** The form of a product, by its category. */
export function formKindOf(productCategoryId: string): FormKind {
  if (productCategoryId === constants.personCategoryId) return 'PERSON';
  return productCategoryId === constants.epidemicCategoryId ? 'EPIDEMIC' : 'APPLY';
}
