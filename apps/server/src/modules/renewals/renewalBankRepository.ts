import { and, asc, desc, eq, exists, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { OperationInput, RenewalBank, RenewalBankDetail } from '@huiqi/sdk';
import { constants, parseRange } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { containingWords } from '../../db/containingWords.js';
import { page, type Page } from '../../db/page.js';
import { bankNameInFull } from '../products/bankNameInFull.js';
import { guaranteesOf } from '../products/guaranteesOf.js';
import { ratePerYear } from '../products/ratePerYear.js';
import { banks, products } from '../../schema/products.js';
import { agreement } from './agreement.js';
import { renewalBanks, renewalProducts } from '../../schema/renewals.js';
import { toBank, toRenewalProduct } from './toRenewal.js';

type BankQuery = OperationInput<'listRenewalBanks'>;

const select = new QueryBuilder();
const isOffered = eq(renewalProducts.isWithdrawn, false);
const ofBank = and(eq(renewalProducts.bankId, renewalBanks.bankId), isOffered);
const isRenewing = eq(renewalBanks.isWithdrawn, false);
const renewTypes = sql<RenewalBank['renewTypes']>`(
  select coalesce(json_agg(distinct ${renewalProducts.renewType}), '[]') from ${renewalProducts}
  where ${ofBank})`;

const selectBanks = (db: Queryable) =>
  db
    .select({ bank: renewalBanks, name: banks.name, logoUrl: banks.logoUrl, renewTypes })
    .from(renewalBanks)
    .innerJoin(banks, eq(banks.id, renewalBanks.bankId));

/** Banks with a matching renewal product, by limit and term; products only state their maximum. */
function renewing({ renewType, amount, term }: BankQuery): SQL[] {
  const limit = amount ? parseRange(amount)?.min : undefined;
  const months = term ? parseRange(term)?.min : undefined;
  const wanted = [
    ...(renewType ? [eq(renewalProducts.renewType, renewType)] : []),
    ...(limit === undefined ? [] : [gte(renewalProducts.maxLoanLimit, limit)]),
    ...(months === undefined ? [] : [gte(renewalProducts.maxLoanTerm, months)]),
  ];
  return wanted.length === 0
    ? []
    : [
        exists(
          select
            .select({ one: sql`1` })
            .from(renewalProducts)
            .where(and(ofBank, ...wanted)),
        ),
      ];
}

/** Banks with an offered loan product that matches the product filters. */
function offering({ productCategoryId, productClassify, guaranteeType }: BankQuery): SQL[] {
  const wanted = [
    ...(productCategoryId ? [eq(products.categoryId, productCategoryId)] : []),
    ...(productClassify ? [eq(products.classify, productClassify)] : []),
    ...(guaranteeType ? [inArray(products.guaranteeType, guaranteesOf(guaranteeType))] : []),
  ];
  return wanted.length === 0
    ? []
    : [
        exists(
          select
            .select({ one: sql`1` })
            .from(products)
            .where(
              and(eq(products.bankId, renewalBanks.bankId), eq(products.onShelf, true), ...wanted),
            ),
        ),
      ];
}

const best = (column: SQL) => sql`(select ${column} from ${renewalProducts} where ${ofBank})`;
/** The product list's sort orders, applied to renewal products. */
const orderings: Readonly<Record<number, readonly SQL[]>> = {
  1: [desc(renewalBanks.createdAt)],
  2: [
    asc(
      best(
        sql`min(${ratePerYear(renewalProducts.minInterestRate, renewalProducts.interestRateType)})`,
      ),
    ),
  ],
  3: [],
  4: [desc(best(sql`max(${renewalProducts.maxLoanLimit})`))],
};

export function findBanks(db: Queryable, query: BankQuery): Promise<Page<RenewalBank>> {
  const { index, size, sortOrder = constants.defaultSortOrder, keyword } = query;
  const where = and(
    isRenewing,
    ...renewing(query),
    ...offering(query),
    containingWords(banks.name, keyword, bankNameInFull),
  );
  return page(
    {
      rows: selectBanks(db)
        .where(where)
        .orderBy(...(orderings[sortOrder] ?? []), asc(renewalBanks.position), asc(banks.id)),
      toItem: toBank,
      // The keyword matches the bank's name.
      total: db.$count(
        sql`${renewalBanks} join ${banks} on ${eq(banks.id, renewalBanks.bankId)}`,
        where,
      ),
    },
    { index, size },
    constants.pageSizes.products,
  );
}

export async function findBank(db: Queryable, id: string): Promise<RenewalBankDetail | undefined> {
  const [row] = await selectBanks(db).where(and(eq(renewalBanks.bankId, id), isRenewing));
  if (!row) return undefined;
  const offered = await db
    .select()
    .from(renewalProducts)
    .where(and(eq(renewalProducts.bankId, id), isOffered))
    .orderBy(asc(renewalProducts.position), asc(renewalProducts.id));
  return { ...toBank(row), ...agreement, products: offered.map(toRenewalProduct) };
}
