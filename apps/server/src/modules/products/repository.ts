import { and, asc, count, desc, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type {
  BankOption,
  OperationInput,
  PartnerScope,
  Product,
  ProductCategory,
} from '@huiqi/sdk';
import { constants, parseRange } from '@huiqi/sdk/domain';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.js';
import { has } from '../../db/filters.js';
import { containingWords } from '../../db/containingWords.js';
import { page, type Page } from '../../db/page.js';
import { statement } from '../../db/statement.js';
import type { Region } from '../../http/headers/regionOf.js';
import { bankNameInFull } from './bankNameInFull.js';
import { guaranteesOf } from './guaranteesOf.js';
import { banks, productCategories, products } from '../../schema/products.js';
import { ratePerYear } from './ratePerYear.js';
import { toProduct, type ProductRow } from './toProduct.js';

export type ProductQuery = OperationInput<'listProducts'>;

/** The text a keyword is searched in. The name follows the bank's, as people write both as one word. */
const searched = sql`${banks.name} || ${products.name} || ' ' || coalesce(${products.profile}, '')`;

/** Whether a product's own range overlaps the requested one. */
function reaching(low: AnyPgColumn, high: AnyPgColumn, range: string): SQL[] {
  const wanted = parseRange(range);
  if (!wanted) return [];
  return [gte(high, wanted.min), ...(wanted.max === undefined ? [] : [lte(low, wanted.max)])];
}

const covering = (code: string) => sql`${products.regionCodes} @> ${JSON.stringify([code])}::jsonb`;

/** Products on offer in a region: those of the county or the whole province; a province shows all of its own. */
const offeredIn = ({ scfProvince, scfCity, scfDistrict }: Region): SQL | undefined =>
  and(
    eq(products.onShelf, true),
    scfCity === '0'
      ? eq(products.scfProvince, scfProvince)
      : or(...[scfProvince, scfCity, scfDistrict].map(covering)),
  );

/** Where to search for products. */
export interface Place {
  readonly region: Region;
  /** What the calling page may show. */
  readonly scope: PartnerScope;
}

const within = ({ bankIds, categoryIds, productIds }: PartnerScope): SQL[] => [
  ...(bankIds ? [inArray(products.bankId, bankIds)] : []),
  ...(categoryIds ? [inArray(products.categoryId, categoryIds)] : []),
  ...(productIds ? [inArray(products.id, productIds)] : []),
];

function matching(
  query: Omit<ProductQuery, 'index' | 'size'>,
  { region, scope }: Place,
): SQL | undefined {
  const { productCategoryId, productClassify, amount, term, guaranteeType, bankId, keyword } =
    query;
  return and(
    offeredIn(region),
    ...within(scope),
    has(products.categoryId, productCategoryId),
    has(products.classify, productClassify),
    ...(amount ? reaching(products.minLoanLimit, products.maxLoanLimit, amount) : []),
    ...(term ? reaching(products.minLoanTerm, products.maxLoanTerm, term) : []),
    ...(guaranteeType ? [inArray(products.guaranteeType, guaranteesOf(guaranteeType))] : []),
    has(products.bankId, bankId),
    containingWords(searched, keyword, bankNameInFull),
  );
}

const orderings: Readonly<Record<number, SQL[]>> = {
  1: [desc(products.createdAt)],
  2: [
    sql`${ratePerYear(products.minInterestRate, products.interestRateType)} asc nulls last`,
    sql`${ratePerYear(products.maxInterestRate, products.interestRateType)} asc nulls last`,
  ],
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
  place: Place,
  further?: SQL,
): Promise<Page<Product>> {
  const where = and(matching(filters, place), further);
  const ordering = orderings[filters.sortOrder ?? constants.defaultSortOrder] ?? [];
  return page(
    {
      rows: selectRows(db)
        .where(where)
        .orderBy(...ordering, asc(products.id)),
      toItem: toProduct,
      // Filters also match the bank's name.
      total: db.$count(sql`${products} join ${banks} on ${eq(banks.id, products.bankId)}`, where),
    },
    { index, size },
    constants.pageSizes.products,
  );
}

/** Products that are applied for in WeChat. */
export const findWechatProducts = (
  db: Queryable,
  query: OperationInput<'listWechatProducts'>,
  place: Place,
): Promise<Page<Product>> => findProducts(db, query, place, eq(products.urlType, 'WECHAT'));

/** The products on offer among the given ids, in their order and without duplicates. */
export async function findProductsById(
  db: Queryable,
  ids: readonly string[],
): Promise<ProductRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await selectRows(db).where(
    and(inArray(products.id, wanted), eq(products.onShelf, true)),
  );
  return wanted.flatMap((id) => rows.filter(({ product }) => product.id === id));
}

const findById = statement('product', (db) =>
  selectRows(db).where(eq(products.id, sql.placeholder('id'))),
);

export async function findProduct(db: Queryable, id: string): Promise<ProductRow | undefined> {
  const [row] = await findById(db, { id });
  return row;
}

/** All products on offer anywhere, in the standard order. */
export const listOnShelf = (db: Queryable): Promise<ProductRow[]> =>
  selectRows(db)
    .where(eq(products.onShelf, true))
    .orderBy(asc(products.position), asc(products.id));

function having(db: Queryable, scope: PartnerScope): SQL | undefined {
  const narrow = within(scope);
  if (narrow.length === 0) return undefined;
  return inArray(
    banks.id,
    db
      .select({ id: products.bankId })
      .from(products)
      .where(and(...narrow)),
  );
}

/** Lists banks that are not withdrawn; within a narrower scope, those with a product in it. */
export const listBanks = (db: Queryable, scope: PartnerScope): Promise<BankOption[]> =>
  db
    .select({ id: banks.id, name: banks.name })
    .from(banks)
    .where(and(eq(banks.isWithdrawn, false), having(db, scope)))
    .orderBy(asc(banks.position), asc(banks.id));

export async function listCategories(
  db: Queryable,
  { region, scope }: Place,
): Promise<ProductCategory[]> {
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
      and(eq(products.categoryId, productCategories.id), offeredIn(region), ...within(scope)),
    )
    .where(eq(productCategories.isWithdrawn, false))
    .groupBy(productCategories.id)
    .orderBy(asc(productCategories.position));
}
