import type { CreditAdvice } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { findProductsById } from '../products/repository.js';
import { highestLimit } from './highestLimit.js';

/** An advice without the products that were withdrawn since it was made. */
export async function onlyOffered(db: Queryable, advice: CreditAdvice): Promise<CreditAdvice> {
  const named = [...advice.matchList, ...advice.unmatchedList];
  const rows = await findProductsById(
    db,
    named.map(({ productId }) => productId),
  );
  const offered = new Set(rows.map(({ product }) => product.id));
  const matchList = advice.matchList.filter(({ productId }) => offered.has(productId));
  return {
    ...advice,
    adviceLimit: highestLimit(matchList),
    matchList,
    unmatchedList: advice.unmatchedList.filter(({ productId }) => offered.has(productId)),
  };
}
