import type { OrderTrailFaultKind } from '@huiqi/sdk';

export interface TrailFault {
  readonly orderId: string;
  /** Position in the order's trail, from 1; null if the order itself disagrees. */
  readonly position: number | null;
  /** Id of the row, if it exists. */
  readonly rowId: number | null;
  /** Null for a row without an order, which only a check of all trails finds. */
  readonly kind: OrderTrailFaultKind | null;
  readonly problem: string;
}

/** The columns that all trails share. */
export interface ChainRow {
  readonly id: number;
  readonly position: number;
  readonly status: string;
  readonly previousHash: string | null;
  readonly hash: string;
  /** Hash of the subject's content after the row. */
  readonly contentHash?: string | null;
}

export interface AuditedOrder {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  /** Hash of the stored content, if rows have one. */
  readonly contentHash?: string | null;
}

type Problem = readonly [OrderTrailFaultKind, string];

function rowProblem<Row extends ChainRow>(
  row: Row,
  before: Row | undefined,
  hashOf: (row: Row) => string,
): Problem | null {
  if (hashOf(row) !== row.hash) return ['CHANGED', 'the row was changed or moved'];
  // A row after a gap or a faulty row cannot be judged by its previous hash.
  if (row.position !== (before?.position ?? 0) + 1) return null;
  if (before && hashOf(before) !== before.hash) return null;
  return row.previousHash === (before?.hash ?? null)
    ? null
    : ['REPLACED', `it does not follow row ${before?.position ?? 0}: one of the two was replaced`];
}

/** Returns the faults in the trail of one order or other subject; `rows` must be ordered by position. */
export function checkChain<Row extends ChainRow>(
  order: AuditedOrder,
  rows: readonly Row[],
  hashOf: (row: Row) => string,
): TrailFault[] {
  const faults: TrailFault[] = [];
  const fault = (position: number | null, rowId: number | null, [kind, problem]: Problem) =>
    faults.push({ orderId: order.id, position, rowId, kind, problem });
  let before: Row | undefined;
  for (const row of rows) {
    for (let gap = (before?.position ?? 0) + 1; gap < row.position; gap += 1)
      fault(gap, null, ['MISSING', 'the row is missing']);
    const problem = rowProblem(row, before, hashOf);
    if (problem) fault(row.position, row.id, problem);
    before = row;
  }
  const length = before?.position ?? 0;
  for (let gap = length + 1; gap <= order.version; gap += 1)
    fault(gap, null, ['MISSING', 'the row is missing at the end']);
  if (length > order.version)
    fault(null, null, ['COUNT', `the order counts ${order.version} changes, its trail ${length}`]);
  if (before && length === order.version && before.status !== order.status)
    fault(null, null, [
      'STATUS',
      `the order stands in ${order.status}, its trail ends in ${before.status}`,
    ]);
  const { contentHash } = order;
  const isWhole = before && length === order.version;
  if (isWhole && contentHash !== undefined && contentHash !== before?.contentHash)
    fault(null, null, [
      'CONTENT',
      'its amounts, company, decisions or other content are not what its trail ends with',
    ]);
  return faults;
}
