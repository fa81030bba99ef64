import type { FormEntry, ProductFormType } from '@huiqi/sdk';
import { withRepaymentTypes } from '@huiqi/sdk/domain';
import { plainDrawForm } from './plainDrawForm.js';
import type { ProductRow } from './toProduct.js';

/** A product's form of a kind, with its repayment types. Kinds without their own form use the ordinary one. */
export function productForm({ product }: ProductRow, type: ProductFormType): FormEntry[] {
  const usual = type === 'SUB_ORDER' ? plainDrawForm(product) : product.form;
  const form = product.otherForms[type] ?? usual;
  return withRepaymentTypes(form, product.repaymentTypes);
}
