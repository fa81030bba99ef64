import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { BankOption, OperationInput, Product, ProductCategory } from '@huiqi/sdk';
import { constants, parseRange } from '@huiqi/sdk/domain';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.js';
import { page, type Page } from '../../db/page.js';
import type { Region } from '../../http/regionOf.js';
import { banks, productCategories, products } from './table.js';
import { toProduct, type ProductRow } from './toProduct.js';

export type ProductQuery = OperationInput<'listProducts'>;

/** % and _ that a person types stand for themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a product's own range overlaps the requested one. */
function reaching(low: AnyPgColumn, high: AnyPgColumn, range: string): SQL[] {
  const wanted = parseRange(range);
  if (!wanted) return [];
  return [gte(high, wanted.min), ...(wanted.max === undefined ? [] : [lte(low, wanted.max)])];
}

const covering = (code: string) => sql`${products.regionCodes} @> ${JSON.stringify([code])}::jsonb`;

/** Products on offer in a region: those of the county or of the whole province; a province shows all of its own. */
const offeredIn = ({ scfProvince, scfCity, scfDistrict }: Region): SQL | undefined =>
  and(
    eq(products.onShelf, true),
    scfCity === '0'
      ? eq(products.scfProvince, scfProvince)
      : or(...[scfProvince, scfCity, scfDistrict].map(covering)),
  );

function matching(query: Omit<ProductQuery, 'index' | 'size'>, region: Region): SQL | undefined {
  const { productCategoryId, productClassify, amount, term, guaranteeType, bankId } = query;
  const keyword = query.keyword?.trim();
  return and(
    offeredIn(region),
    ...(productCategoryId ? [eq(products.categoryId, productCategoryId)] : []),
    ...(productClassify ? [eq(products.classify, productClassify)] : []),
    ...(amount ? reaching(products.minLoanLimit, products.maxLoanLimit, amount) : []),
    ...(term ? reaching(products.minLoanTerm, products.maxLoanTerm, term) : []),
    ...(guaranteeType
      ? [inArray(products.guaranteeType, [guaranteeType, 'CREDIT_OR_MORTGAGE'])]
      : []),
    ...(bankId ? [eq(products.bankId, bankId)] : []),
    ...(keyword
      ? [or(ilike(products.name, containing(keyword)), ilike(banks.name, containing(keyword)))]
      : []),
  );
}

const orderings: Readonly<Record<number, SQL[]>> = {
  1: [desc(products.createdAt)],
  2: [asc(products.minInterestRate)],
  3: [asc(products.position)],
  4: [desc(products.maxLoanLimit)],
};

const selectRows = (db: Queryable) =>
  db
    .select({ product: products, bank: banks, category: productCategories })
    .from(products)
    .innerJoin(banks, eq(banks.id, products.bankId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId));

export function findProducts(
  db: Queryable,
  { index, size, ...filters }: ProductQuery,
  region: Region,
): Promise<Page<Product>> {
  const where = matching(filters, region);
  const ordering = orderings[filters.sortOrder ?? constants.defaultSortOrder] ?? [];
  return page(
    {
      rows: selectRows(db)
        .where(where)
        .orderBy(...ordering, asc(products.id)),
      toItem: toProduct,
      // Filters name the bank too.
      total: db.$count(sql`${products} join ${banks} on ${eq(banks.id, products.bankId)}`, where),
    },
    { index, size },
    constants.pageSizes.products,
  );
}

export async function findProduct(db: Queryable, id: string): Promise<ProductRow | undefined> {
  const [row] = await selectRows(db).where(eq(products.id, id));
  return row;
}

export const listBanks = (db: Queryable): Promise<BankOption[]> =>
  db
    .select({ id: banks.id, name: banks.name })
    .from(banks)
    .orderBy(asc(banks.position), asc(banks.id));

export async function listCategories(db: Queryable, region: Region): Promise<ProductCategory[]> {
  return db
    .select({
      id: productCategories.id,
      name: productCategories.name,
      description: productCategories.description,
      productCount: count(products.id),
    })
    .from(productCategories)
    .leftJoin(products, and(eq(products.categoryId, productCategories.id), offeredIn(region)))
    .groupBy(productCategories.id)
    .orderBy(asc(productCategories.position));
}
