import { ApiError } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { isInScope, productScope } from './productScope.js';
import { findProduct } from './repository.js';
import type { ProductRow } from './toProduct.js';

/** A call whose partner decides which products it may name. */
export type ScopedCall = Pick<Call<never>, 'db' | 'partner'>;

/**
 * Finds a product on offer or withdrawn, as its granted lines are still drawn on; throws 100404, and 791403 if the
 * calling partner does not offer it.
 */
export async function knownProduct({ db, partner }: ScopedCall, id: string): Promise<ProductRow> {
  const row = await findProduct(db, id);
  if (!row) throw new ApiError('100404', { message: '产品不存在' });
  if (!isInScope(productScope(partner), row.product))
    throw new ApiError('791403', { message: '该产品不在本页面的办理范围内' });
  return row;
}

/** Finds a visible product; throws 100404, with a specific message for a withdrawn one (spec 1 §8). */
export async function visibleProduct(call: ScopedCall, id: string): Promise<ProductRow> {
  const row = await knownProduct(call, id);
  if (!row.product.onShelf) throw new ApiError('100404', { message: '该产品已被下架' });
  return row;
}
