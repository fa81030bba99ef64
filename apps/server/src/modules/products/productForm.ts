import type { FormEntry, ProductFormType } from '@huiqi/sdk';
import { withRepaymentTypes } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { ProductRow } from './toProduct.js';

/** A product's form of a kind, with its repayment types. Kinds without their own form use the ordinary one. */
export function productForm({ product }: ProductRow, type: ProductFormType): FormEntry[] {
  const form = product.otherForms[type] ?? (type === 'SUB_ORDER' ? undefined : product.form);
  if (!form) throw new ApiError('100404', { message: '该产品没有此类申请' });
  return withRepaymentTypes(form, product.repaymentTypes);
}
