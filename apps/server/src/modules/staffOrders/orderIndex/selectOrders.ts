import type { TextColumn } from './IndexedOrder.js';
import type { OrderColumns } from './OrderColumns.js';

/** Codes allowed in one column. */
interface Allowed {
  readonly column: TextColumn;
  readonly codes: Uint8Array;
}

/** A condition on orders; all conditions of a list apply. */
export type Condition =
  | { readonly kind: 'in'; readonly in: Allowed }
  /** Allowed by either of two columns. */
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

/**
 * Copies the positions that meet a condition from the first `length` of `from` to the beginning of `found`, which may
 * be the same array, and returns their number.
 */
type Keep = (from: Int32Array, found: Int32Array, length: number) => number;

// One loop per kind without any calls inside: these loops are the entire cost of a list.

function keepIn(orders: OrderColumns, { column, codes: allowed }: Allowed): Keep {
  const { codes } = orders.text[column];
  return (from, found, length) => {
    let count = 0;
    for (let place = 0; place < length; place += 1) {
      const slot = from[place] ?? 0;
      if (allowed[codes[slot] ?? 0] !== 1) continue;
      found[count] = slot;
      count += 1;
    }
    return count;
  };
}

function keepEither(orders: OrderColumns, [one, other]: readonly [Allowed, Allowed]): Keep {
  const { codes: ones } = orders.text[one.column];
  const { codes: others } = orders.text[other.column];
  return (from, found, length) => {
    let count = 0;
    for (let place = 0; place < length; place += 1) {
      const slot = from[place] ?? 0;
      if (one.codes[ones[slot] ?? 0] !== 1 && other.codes[others[slot] ?? 0] !== 1) continue;
      found[count] = slot;
      count += 1;
    }
    return count;
  };
}

function keepWithin(values: Float64Array, least: number, below: number): Keep {
  return (from, found, length) => {
    let count = 0;
    for (let place = 0; place < length; place += 1) {
      const slot = from[place] ?? 0;
      const value = values[slot] ?? 0;
      if (value < least || value >= below) continue;
      found[count] = slot;
      count += 1;
    }
    return count;
  };
}

function keepMarked(marks: Uint8Array): Keep {
  return (from, found, length) => {
    let count = 0;
    for (let place = 0; place < length; place += 1) {
      const slot = from[place] ?? 0;
      if (marks[slot] !== 1) continue;
      found[count] = slot;
      count += 1;
    }
    return count;
  };
}

function keepOf(orders: OrderColumns, condition: Condition): Keep {
  if (condition.kind === 'in') return keepIn(orders, condition.in);
  if (condition.kind === 'either') return keepEither(orders, condition.either);
  if (condition.kind === 'code') return keepMarked(orders.orderCodes.containing(condition.part));
  return keepWithin(orders[condition.column], condition.from, condition.below);
}

const nullable: ReadonlySet<TextColumn> = new Set([
  'companyId',
  'applicantName',
  'assigneeId',
  'refereeId',
  'recommendationCode',
  'correctionBy',
]);

/** Whether a condition allows every order; that of a region often does. */
function allowsAll(condition: Condition): boolean {
  if (condition.kind !== 'in') return false;
  const { column, codes } = condition.in;
  const from = nullable.has(column) ? 0 : 1;
  return codes.subarray(from).every((allowed) => allowed === 1);
}

let room = new Int32Array(1_024);

/**
 * Finds the orders that meet every condition and returns the result of `read` for their positions, oldest first. The
 * positions are only valid until it returns.
 */
export function selectOrders<Result>(
  orders: OrderColumns,
  conditions: readonly Condition[],
  read: (found: Int32Array) => Result,
): Result {
  const all = orders.inTime;
  if (room.length < all.length) room = new Int32Array(all.length * 2);
  let found = all;
  for (const condition of conditions) {
    if (allowsAll(condition)) continue;
    const count = keepOf(orders, condition)(found, room, found.length);
    found = room.subarray(0, count);
  }
  return read(found);
}
