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
  /** The last row that has left with others of its age, if any: the trail begins after it. */
  readonly departed?: number;
  readonly departedHash?: string | null;
}

type Problem = readonly [OrderTrailFaultKind, string];

/** A row, or what precedes the first one. */
interface Predecessor {
  readonly position: number;
  readonly hash: string | null;
  readonly isChanged: boolean;
}

function rowProblem(row: ChainRow, before: Predecessor, isChanged: boolean): Problem | null {
  if (isChanged) return ['CHANGED', 'the row was changed or moved'];
  // A row after a gap or a faulty row cannot be judged by its previous hash.
  if (before.isChanged || row.position !== before.position + 1) return null;
  return row.previousHash === before.hash
    ? null
    : ['REPLACED', `it does not follow row ${before.position}: one of the two was replaced`];
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
  const { departed = 0, departedHash = null } = order;
  const present = rows.filter(({ position }) => position > departed);
  let before: Predecessor = { position: departed, hash: departedHash, isChanged: false };
  for (const row of present) {
    for (let gap = before.position + 1; gap < row.position; gap += 1)
      fault(gap, null, ['MISSING', 'the row is missing']);
    const { position, hash } = row;
    const isChanged = hashOf(row) !== hash;
    const problem = rowProblem(row, before, isChanged);
    if (problem) fault(position, row.id, problem);
    before = { position, hash, isChanged };
  }
  const length = before.position;
  const last = present.at(-1);
  for (let gap = length + 1; gap <= order.version; gap += 1)
    fault(gap, null, ['MISSING', 'the row is missing at the end']);
  if (length > order.version)
    fault(null, null, ['COUNT', `the order counts ${order.version} changes, its trail ${length}`]);
  if (last && length === order.version && last.status !== order.status)
    fault(null, null, [
      'STATUS',
      `the order stands in ${order.status}, its trail ends in ${last.status}`,
    ]);
  const { contentHash } = order;
  const isWhole = last && length === order.version;
  if (isWhole && contentHash !== undefined && contentHash !== last.contentHash)
    fault(null, null, [
      'CONTENT',
      'its amounts, company, decisions or other content are not what its trail ends with',
    ]);
  return faults;
}
