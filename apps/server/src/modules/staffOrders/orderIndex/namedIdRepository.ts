import type { SQL } from 'drizzle-orm';
import type { OperationInput } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import {
  areasNamed,
  peopleWithin,
  productsNamed,
  recommendersNamed,
} from '../../orders/namedBy.js';

type Names = Pick<
  OperationInput<'countStaffOrders'>,
  'deptId' | 'productName' | 'recommendNameOrPhone' | 'regionName'
>;

/** Ids that name filters resolve to; undefined without the filter. */
export interface NamedIds {
  readonly products: readonly string[] | undefined;
  readonly areas: readonly string[] | undefined;
  readonly recommenders: readonly string[] | undefined;
  readonly people: readonly string[] | undefined;
}

/** Resolves names that the index only knows as ids. */
export async function readNamedIds(db: Queryable, filters: Names): Promise<NamedIds> {
  const idsOf = async (text: string | undefined, select: (text: string) => SQL) => {
    if (!text) return undefined;
    const { rows } = await db.execute<{ id: string }>(select(text));
    return rows.map((row) => Object.values(row)[0] ?? '');
  };
  const [products, areas, recommenders, people] = await Promise.all([
    idsOf(filters.productName, productsNamed),
    idsOf(filters.regionName, areasNamed),
    idsOf(filters.recommendNameOrPhone, recommendersNamed),
    idsOf(filters.deptId, peopleWithin),
  ]);
  return { products, areas, recommenders, people };
}
