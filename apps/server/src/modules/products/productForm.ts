import type { FormEntry, ProductFormType } from '@huiqi/sdk';
import { constants, withRepaymentTypes } from '@huiqi/sdk/domain';
import { plainDrawForm } from './plainDrawForm.js';
import type { ProductRow } from './toProduct.js';

/**
 * A product's form of a kind, with its repayment types. Kinds without their own form use the ordinary one; what is
 * asked of companies in need of relief is the application of such a product, so that it is checked by what was shown.
 */
export function productForm({ product, category }: ProductRow, type: ProductFormType): FormEntry[] {
  const isRelief = type === 'APPLY' && category.id === constants.epidemicCategoryId;
  const kind = isRelief ? 'EPIDEMIC' : type;
  const usual = kind === 'SUB_ORDER' ? plainDrawForm(product) : product.form;
  const form = product.otherForms[kind] ?? usual;
  return withRepaymentTypes(form, product.repaymentTypes);
}
