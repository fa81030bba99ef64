import { and, asc, count, desc, eq, gte, ilike, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { BankOption, OperationInput, Product, ProductCategory } from '@huiqi/sdk';
import { parseRange } from '@huiqi/sdk/domain';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.js';
import { banks, productCategories, products } from './table.js';
import { toProduct, type ProductRow } from './toProduct.js';

export type ProductQuery = Omit<OperationInput<'listProducts'>, 'index' | 'size'>;

/** % and _ typed by a person mean themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The product's own range reaches into the one asked for. */
function reaching(low: AnyPgColumn, high: AnyPgColumn, range: string): SQL[] {
  const wanted = parseRange(range);
  if (!wanted) return [];
  return [gte(high, wanted.min), ...(wanted.max === undefined ? [] : [lte(low, wanted.max)])];
}

function matching(query: ProductQuery): SQL | undefined {
  const { productCategoryId, productClassify, amount, term, guaranteeType, bankId } = query;
  const keyword = query.keyword?.trim();
  return and(
    eq(products.onShelf, true),
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

export async function findProducts(
  db: Queryable,
  query: ProductQuery,
  { index, size }: { index: number; size: number },
): Promise<{ content: Product[]; total: number }> {
  const where = matching(query);
  const rows = await selectRows(db)
    .where(where)
    .orderBy(...(orderings[query.sortOrder ?? 3] ?? []), asc(products.id))
    .limit(size)
    .offset((index - 1) * size);
  const [total] = await db
    .select({ n: count() })
    .from(products)
    .innerJoin(banks, eq(banks.id, products.bankId))
    .where(where);
  return { content: rows.map(toProduct), total: total?.n ?? 0 };
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

export async function listCategories(db: Queryable): Promise<ProductCategory[]> {
  return db
    .select({
      id: productCategories.id,
      name: productCategories.name,
      description: productCategories.description,
      productCount: count(products.id),
    })
    .from(productCategories)
    .leftJoin(
      products,
      and(eq(products.categoryId, productCategories.id), eq(products.onShelf, true)),
    )
    .groupBy(productCategories.id)
    .orderBy(asc(productCategories.position));
}
