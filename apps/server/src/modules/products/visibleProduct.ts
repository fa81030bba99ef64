import type { Queryable } from '../../db/database.js';
import { ApiError } from '../../contract/ApiError.js';
import { findProduct } from './repository.js';
import type { ProductRow } from './toProduct.js';

/** Finds a product on or off the shelf; throws 100404. Lines that were granted on it are still drawn on. */
export async function knownProduct(db: Queryable, id: string): Promise<ProductRow> {
  const row = await findProduct(db, id);
  if (!row) throw new ApiError('100404', { message: '产品不存在' });
  return row;
}

/** Finds a product that people may see; throws 100404, with a message of its own for one off the shelf (spec 1 §8). */
export async function visibleProduct(db: Queryable, id: string): Promise<ProductRow> {
  const row = await knownProduct(db, id);
  if (!row.product.onShelf) throw new ApiError('100404', { message: '该产品已被下架' });
  return row;
}
