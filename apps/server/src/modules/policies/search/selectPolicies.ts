import type { DeclareStatus, EnterpriseSize } from '@huiqi/sdk';
import type { PolicyEntry } from './IndexedPolicy.js';

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

/** Smaller sorts first: policies that can or will be declared by end date, then those without end, then ended ones. */
function agingGroup({ declareUntil }: PolicyEntry, today: string): number {
  if (declareUntil === null) return 1;
  return declareUntil >= today ? 0 : 2;
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const newestFirst = (one: PolicyEntry, other: PolicyEntry) =>
  other.publishedAt - one.publishedAt || compare(one.id, other.id);

function byAging(today: string, direction: 1 | -1) {
  return (one: PolicyEntry, other: PolicyEntry): number => {
    const group = agingGroup(one, today);
    const apart = group - agingGroup(other, today);
    if (apart !== 0) return apart;
    const ends = compare(one.declareUntil ?? '', other.declareUntil ?? '');
    // Among ended policies the latest end comes first, in either direction.
    return (group === 2 ? -ends : ends * direction) || newestFirst(one, other);
  };
}

const byViews = (direction: 1 | -1) => (one: PolicyEntry, other: PolicyEntry) =>
  (one.views - other.views) * direction || newestFirst(one, other);

export function comparatorOf(
  order: PolicyOrder,
  today: string,
): (one: PolicyEntry, other: PolicyEntry) => number {
  if (order === 'newest') return newestFirst;
  if (order === 'endingFirst') return byAging(today, 1);
  if (order === 'endingLast') return byAging(today, -1);
  return byViews(order === 'viewsAsc' ? 1 : -1);
}
