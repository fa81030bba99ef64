import type { TextColumn } from './IndexedOrder.js';
import type { OrderColumns } from './OrderColumns.js';

/** Codes that are allowed in one column. */
interface Allowed {
  readonly column: TextColumn;
  readonly codes: Uint8Array;
}

/** A condition on orders; those of one list apply together. */
export type Condition =
  | { readonly kind: 'in'; readonly in: Allowed }
  /** Allowed by one column or by the other. */
  | { readonly kind: 'either'; readonly either: readonly [Allowed, Allowed] }
  | {
      readonly kind: 'range';
      readonly column: 'createdAt' | 'loanAmount';
      readonly from: number;
      /** Exclusive. */
      readonly below: number;
    }
  /** Part of the order code, in lower case. */
  | { readonly kind: 'code'; readonly part: string };

type Keeps = (slot: number) => boolean;

function keeps(orders: OrderColumns, condition: Condition): Keeps {
  if (condition.kind === 'code') {
    const { orderCodes } = orders;
    const { part } = condition;
    return (slot) => (orderCodes[slot] ?? '').includes(part);
  }
  if (condition.kind === 'range') {
    const values = orders[condition.column];
    const { from, below } = condition;
    return (slot) => {
      const value = values[slot] ?? 0;
      return value >= from && value < below;
    };
  }
  if (condition.kind === 'in') {
    const { codes } = orders.text[condition.in.column];
    const allowed = condition.in.codes;
    return (slot) => allowed[codes[slot] ?? 0] === 1;
  }
  const [one, other] = condition.either;
  const { codes: ones } = orders.text[one.column];
  const { codes: others } = orders.text[other.column];
  return (slot) => one.codes[ones[slot] ?? 0] === 1 || other.codes[others[slot] ?? 0] === 1;
}

const costOf = ({ kind }: Condition): number => (kind === 'code' ? 1 : 0);

/** Returns the places of the orders that meet every condition, oldest first. */
export function selectOrders(orders: OrderColumns, conditions: readonly Condition[]): Int32Array {
  let found = orders.inTime;
  // Each condition is one tight loop over what the ones before have left; comparing texts comes last.
  for (const condition of conditions.toSorted((one, other) => costOf(one) - costOf(other))) {
    const keep = keeps(orders, condition);
    const kept = new Int32Array(found.length);
    let count = 0;
    for (let place = 0; place < found.length; place += 1) {
      const slot = found[place] ?? 0;
      if (keep(slot)) {
        kept[count] = slot;
        count += 1;
      }
    }
    found = kept.subarray(0, count);
  }
  return found;
}
