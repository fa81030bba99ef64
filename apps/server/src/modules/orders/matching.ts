import { gte, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OperationInput } from '@huiqi/sdk';
import { statusesAtBank } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { containingPlain, containingWords } from '../../db/containingWords.js';
import { onDays } from '../../db/filters.js';
import type { Call } from '../../http/context.js';
import { dueOrders } from '../../promises/dueOrders.js';
import { undecidedOrders } from '../../promises/dueRepository.js';
import { orderFacets, orders } from '../../schema/orders.js';
import { either, oneOf, type Condition } from '../../search/facets.js';
import { containingFolded, containingIndexed } from '../../search/grams.js';
import {
  areasNamed,
  companiesCoded,
  ordersCoded,
  ordersRecommended,
  peopleWithin,
  productsNamed,
  recommendersNamed,
  usersNamed,
  type NamedIds,
} from './namedRepository.js';

export type OrderFilters = Omit<OperationInput<'listStaffOrders'>, 'index' | 'size' | 'queue'> &
  Pick<OperationInput<'listOrders'>, 'applying' | 'bankStatus'>;

const among = (column: AnyPgColumn, { query, few }: NamedIds): Condition => ({
  where: few ? sql`${column} = any(${sql.param([...few])}::text[])` : sql`${column} in (${query})`,
  isExpensive: few === undefined,
});

const equal = (name: keyof typeof orderFacets, value: string | undefined) =>
  value ? oneOf(orderFacets, name, [value]) : undefined;

/** 0 stands for the whole of the area above. */
const inPlace = (name: keyof typeof orderFacets, code: string | undefined) =>
  equal(name, code === '0' ? undefined : code);

const where = (condition: SQL | undefined): Condition | undefined =>
  condition && { where: condition };

export const ordersWithIds = (ids: readonly string[]): Condition => ({
  where: sql`${orders.id} = any(${sql.param([...ids])}::text[])`,
});

/** Codes that few orders have are looked up by their ids. */
function ofCode(text: string | undefined, coded: NamedIds | undefined): Condition | undefined {
  const isCoded = containingPlain(orders.orderCode, text);
  if (!text || !isCoded) return undefined;
  if (coded?.few) return among(orders.id, coded);
  const indexed = coded && containingIndexed(orders.orderCode, '{2,3}', text);
  return { where: isCoded, ...(indexed ? { indexed } : {}) };
}

type Lookup<Found> = (db: Queryable, text: string) => Promise<Found>;

/**
 * Conditions of the filters of an order list (spec 1 §3). What filters say in names is looked up first: there is little
 * of it, and its ids are in the indexes of orders.
 */
export async function orderConditions(
  { db, now }: Pick<Call<'listStaffOrders'>, 'db' | 'now'>,
  filters: OrderFilters,
): Promise<Condition[]> {
  const { companyName, applyUser, recommendNameOrPhone, nsrsbh, orderCode } = filters;
  const { moneyStart, moneyEnd } = filters;
  const find = async <Found>(text: string | undefined, lookup: Lookup<Found>) =>
    text ? lookup(db, text) : undefined;
  const [coded, recommended, people, firms, listed, regions, handlers, recommenders, due] =
    await Promise.all([
      find(orderCode, ordersCoded),
      find(recommendNameOrPhone, ordersRecommended),
      find(applyUser, usersNamed),
      find(nsrsbh, companiesCoded),
      find(filters.productName, productsNamed),
      find(filters.regionName, areasNamed),
      find(filters.deptId, peopleWithin),
      find(recommendNameOrPhone, recommendersNamed),
      filters.due && dueOrders(db, filters.due, now()),
    ]);
  const conditions = [
    equal('status', filters.orderStatus),
    equal('bankId', filters.bankId),
    equal('source', filters.orderSourceType),
    equal('scfPlatform', filters.scfPlatform),
    inPlace('scfProvince', filters.scfProvince),
    inPlace('scfCity', filters.scfCity),
    inPlace('scfDistrict', filters.scfDistrict),
    filters.applying ? oneOf(orderFacets, 'status', undecidedOrders) : undefined,
    filters.bankStatus
      ? oneOf(orderFacets, 'status', statusesAtBank[filters.bankStatus])
      : undefined,
    listed && oneOf(orderFacets, 'productId', listed),
    regions && oneOf(orderFacets, 'scfDistrict', regions),
    handlers && oneOf(orderFacets, 'assigneeId', handlers),
    where(onDays(orders.createdAt, filters.dateStart, filters.dateEnd)),
    where(moneyStart ? gte(orders.loanAmount, moneyStart) : undefined),
    where(moneyEnd ? lte(orders.loanAmount, moneyEnd) : undefined),
    ofCode(orderCode, coded),
    companyName ? containingFolded(orders.foldedApplicant, companyName) : undefined,
    people && among(orders.userId, people),
    firms && among(orders.companyId, firms),
    due,
    recommenders &&
      recommended &&
      either(
        orderFacets,
        oneOf(orderFacets, 'refereeId', recommenders),
        recommended.few
          ? among(orders.id, recommended)
          : {
              where: containingWords(orders.recommendationCode, recommendNameOrPhone) ?? sql`true`,
            },
      ),
  ];
  return conditions.filter((one) => one !== undefined);
}
