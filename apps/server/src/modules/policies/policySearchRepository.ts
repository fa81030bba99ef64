import { and, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { DeclareStatus, EnterpriseSize } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { containingWords } from '../../db/containingWords.js';
import type { Range } from '../../db/page.js';
import { policies, policyFacets, policyFigures } from '../../schema/policies.js';
import { byIndexes, oneOf, type Condition } from '../../search/facets.js';
import { containingFolded } from '../../search/grams.js';
import { findPage, orderOf, type Order, type SearchedList } from '../../search/searchList.js';

/** Orders of a list; ended policies come last in both orders by time left. */
export type PolicyOrder = 'newest' | 'endingFirst' | 'endingLast' | 'viewsAsc' | 'viewsDesc';

export interface PolicyQuery {
  readonly keyword?: string | undefined;
  readonly publishNumber?: string | undefined;
  readonly category?: string | undefined;
  readonly grade?: string | undefined;
  readonly enterpriseSize?: EnterpriseSize | undefined;
  readonly publishOrgId?: string | undefined;
  readonly declareStatus?: DeclareStatus | undefined;
  readonly declarable?: boolean | undefined;
}

const { declareFrom, declareUntil, declaredOnline, enterpriseSizes, publishedAt } = policies;
const isListed = isNull(policies.withdrawnAt);

/** The policies that are not withdrawn, newest first. */
const policyList: SearchedList = {
  table: policies,
  id: policies.id,
  facets: policyFacets,
  rows: isListed,
  sortedBy: [publishedAt],
  always: isListed,
};

/** Conditions of the states on a day (YYYY-MM-DD), as `declareStatusOn` has them for a policy that is not withdrawn. */
function statesOn(today: string): Readonly<Record<DeclareStatus, SQL>> {
  const isValid = sql`(${declareUntil} is null or ${declareUntil} >= ${today})`;
  const hasBegun = sql`(${declareFrom} is null or ${declareFrom} <= ${today})`;
  return {
    ENDED: sql`${declareUntil} < ${today}`,
    NOT_STARTED: sql`${isValid} and ${declareFrom} > ${today}`,
    LONG_TERM: sql`${declareUntil} is null and ${hasBegun}`,
    DECLARING: sql`${declareUntil} >= ${today} and ${hasBegun}`,
  };
}

/** Words of the document number, which is a part of the text that is indexed. */
function numbered(text: string | undefined): Condition | undefined {
  const where = containingWords(policies.publishNumber, text);
  const found = containingFolded(policies.foldedText, text ?? '');
  return where && found && { where, indexed: sql`${found.indexed} and ${where}` };
}

function conditionsOf(query: PolicyQuery, today: string): Condition[] {
  const { keyword = '', enterpriseSize, declareStatus, declarable } = query;
  const equal = (name: keyof typeof policyFacets) => {
    const value = query[name];
    return value ? oneOf(policyFacets, name, [value]) : undefined;
  };
  const states = statesOn(today);
  const words = containingFolded(policies.foldedText, keyword);
  return [
    equal('category'),
    equal('grade'),
    equal('publishOrgId'),
    enterpriseSize && {
      where: sql`(${enterpriseSizes} = '[]' or ${enterpriseSizes} ? ${enterpriseSize})`,
    },
    declareStatus && { where: states[declareStatus] },
    declarable
      ? { where: sql`${declaredOnline} and (${states.LONG_TERM} or ${states.DECLARING})` }
      : undefined,
    // The texts of a thousand policies take longer to read than any intersection of indexes.
    words && { ...words, isExpensive: true },
    numbered(query.publishNumber),
  ].filter((one): one is Condition => typeof one === 'object');
}

const searchOf = (query: PolicyQuery, today: string) => ({
  scope: [{ where: isListed }],
  filters: conditionsOf(query, today),
});

const newest = orderOf(policyList, false);

function ordersOf(order: PolicyOrder, today: string): Order | undefined {
  if (order === 'newest') return undefined;
  if (order.startsWith('views')) {
    const { views, policyId } = policyFigures;
    const direction = sql.raw(order === 'viewsAsc' ? 'asc' : 'desc');
    return {
      by: sql`coalesce(${views}, 0) ${direction}, ${newest}`,
      join: sql`left join ${policyFigures} on ${policyId} = ${policies.id}`,
      columns: [publishedAt],
      isSorted: true,
    };
  }
  const { ENDED: isEnded } = statesOn(today);
  const direction = sql.raw(order === 'endingFirst' ? 'asc' : 'desc');
  // Those with an end, then those without, then ended ones, the latest end first.
  return {
    by: sql`case when ${declareUntil} is null then 1 when ${isEnded} then 2 else 0 end,
      case when not ${isEnded} then ${declareUntil} end ${direction}, ${declareUntil} desc, ${newest}`,
    columns: [declareUntil, publishedAt],
    isSorted: true,
  };
}

/** Ids of one page of the matching policies, and their number. */
export const findPolicyIds = (
  db: Queryable,
  query: PolicyQuery,
  { today, order }: { readonly today: string; readonly order: PolicyOrder },
  range: Range,
) => findPage(db, policyList, searchOf(query, today), range, ordersOf(order, today));

/** Number of matching policies for each publisher and grade. */
export async function countPolicies(db: Queryable, query: PolicyQuery, today: string) {
  const { scope, filters } = searchOf(query, today);
  const { rows } = await db.execute<{ publishOrgId: string; grade: string; count: number }>(sql`
    select ${policies.publishOrgId} as "publishOrgId", ${policies.grade} as grade, count(*)::int as count
    from ${policies} where ${byIndexes(policyFacets, [...scope, ...filters])}
    group by ${policies.publishOrgId}, ${policies.grade} order by ${policies.grade}`);
  return rows;
}

/** What is read of a policy to tell whether it suits a company. */
export type Candidate = Pick<
  typeof policies.$inferSelect,
  'id' | 'targets' | 'enterpriseSizes' | 'publishedAt' | 'declareUntil'
>;

/** The policies that have not ended on a day (YYYY-MM-DD), unordered. */
export const readCandidates = (db: Queryable, today: string): Promise<Candidate[]> =>
  db
    .select({
      id: policies.id,
      targets: policies.targets,
      enterpriseSizes,
      publishedAt,
      declareUntil,
    })
    .from(policies)
    .where(and(isListed, or(isNull(declareUntil), gte(declareUntil, today))));
