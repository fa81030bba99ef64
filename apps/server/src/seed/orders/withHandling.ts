import type { OrderSourceType } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { financierOf } from '../session/makeUsers.js';
import type { SampleOrders } from './makeOrders.js';

type NewOrder = SampleOrders['orders'][number];

/** Ids of sample staff who can handle or recommend orders. */
export interface SampleStaff {
  readonly officers: ReadonlyMap<string, readonly string[]>;
  readonly recommenders: readonly string[];
}

const sources: readonly OrderSourceType[] = [
  ...(['WEB', 'WEB', 'WECHAT', 'WEB', 'QR', 'WEB', 'PARTNER'] as const),
  ...(['WEB', 'WECHAT', 'WEB', 'AGENT'] as const),
];
/** The sample account that reviews on behalf of the commission. */
const reviewer = '6';
/** Place of the sample staff, which also handles persons' orders. */
const home = '500231';

const pick = <Item>(items: readonly Item[], turn: number): Item | undefined =>
  items[turn % items.length];

/** Two of five orders of the county have an assignee, every other one the bank's first officer. */
function assigneeOf(
  { bankId, status, scfCity = home }: NewOrder,
  turn: number,
  { officers }: SampleStaff,
) {
  if (turn % 5 > 1 || scfCity !== home) return null;
  if (status === 'PRE_JXW_ACCEPT' || status === 'JXW_AUDIT_FAIL') return reviewer;
  const first = financierOf(bankId);
  return turn % 5 === 0 ? first : (pick(officers.get(bankId) ?? [], turn) ?? first);
}

/** Adds source, recommender and assignee to orders; nothing else in the sample changes. */
export function withHandling(sample: SampleOrders, staff: SampleStaff): SampleOrders {
  return {
    ...sample,
    orders: sample.orders.map((order, turn) => {
      const source = pick(sources, turn) ?? 'WEB';
      if (order.submittedAt === null) return { ...order, source };
      const refereeId = turn % 3 === 0 ? (pick(staff.recommenders, turn) ?? null) : null;
      const system = turn % 3 === 1 ? constants.systemRecommendationCode : null;
      return {
        ...order,
        source,
        refereeId,
        recommendationCode: refereeId === null ? system : `TJ${refereeId}`,
        assigneeId: assigneeOf(order, turn, staff),
      };
    }),
  };
}
