import type { Policy } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import type { policies } from '../../schema/policies.js';
import { plainDecimal } from '../../text/decimals.js';
import { daysLeftOn, declareStatusOn, isDeclarableOn } from './declareState.js';

/** What lists read of a policy: all but its texts. */
export interface ListedRow {
  readonly policy: Pick<
    typeof policies.$inferSelect,
    | 'id'
    | 'title'
    | 'summary'
    | 'publishNumber'
    | 'category'
    | 'grade'
    | 'enterpriseSizes'
    | 'publishOrgId'
    | 'publishedAt'
    | 'declareFrom'
    | 'declareUntil'
    | 'declaredOnline'
    | 'withdrawnAt'
    | 'maxAmount'
  >;
  readonly publishOrgName: string;
  readonly publishOrgLogo: string;
  readonly categoryName: string | null;
  readonly gradeName: string | null;
  readonly views: number | null;
  readonly isFavourite: boolean;
}

/** A list row as of a day (YYYY-MM-DD). */
export function toPolicy(row: ListedRow, today: string): Policy {
  const { policy, publishOrgName, publishOrgLogo, categoryName, gradeName, views, isFavourite } =
    row;
  return {
    id: policy.id,
    title: policy.title,
    summary: policy.summary,
    publishNumber: policy.publishNumber,
    category: policy.category,
    ...(categoryName === null ? {} : { categoryName }),
    grade: policy.grade,
    ...(gradeName === null ? {} : { gradeName }),
    enterpriseSizes: policy.enterpriseSizes,
    publishOrgId: policy.publishOrgId,
    publishOrgName,
    ...(publishOrgLogo === '' ? {} : { publishOrgLogo }),
    publishDate: formatDate(policy.publishedAt),
    declareStatus: declareStatusOn(policy, today),
    declareStartDate: policy.declareFrom,
    declareEndDate: policy.declareUntil,
    daysLeft: daysLeftOn(policy, today),
    maxAmount: policy.maxAmount === null ? null : plainDecimal(policy.maxAmount),
    declarable: isDeclarableOn(policy, today),
    favourite: isFavourite,
    views: views ?? 0,
  };
}
