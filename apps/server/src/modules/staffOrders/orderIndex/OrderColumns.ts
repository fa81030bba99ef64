import { Dictionary } from './Dictionary.js';
import { textColumns, type IndexedOrder, type TextColumn } from './IndexedOrder.js';
import { OrderCodes } from './OrderCodes.js';
import { TimeLine } from './TimeLine.js';

interface Column {
  readonly texts: Dictionary;
  codes: Int32Array<ArrayBuffer>;
}

const firstRoom = 1_024;

const grown = <Values extends Int32Array | Float64Array>(values: Values, next: Values): Values => {
  next.set(values);
  return next;
};

/** The submitted orders by column: one pass over a few number columns evaluates any filter. */
export class OrderColumns {
  readonly text: Readonly<Record<TextColumn, Column>>;
  readonly companyNames = new Map<string, { name: string | null; creditCode: string | null }>();
  readonly userNames = new Map<string, string | null>();
  readonly ids: string[] = [];
  readonly orderCodes = new OrderCodes();
  createdAt = new Float64Array(firstRoom);
  loanAmount = new Float64Array(firstRoom);
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #line = new TimeLine((one, other) => this.#compare(one, other));

  constructor() {
    const empty = () => ({ texts: new Dictionary(), codes: new Int32Array(firstRoom) });
    this.text = Object.fromEntries(textColumns.map((name) => [name, empty()])) as unknown as Record<
      TextColumn,
      Column
    >;
  }

  /** Number of orders. */
  get size(): number {
    return this.#slots.size;
  }

  /** Positions of all orders, oldest first; at the same moment, by descending id. */
  get inTime(): Int32Array {
    return this.#line.slots;
  }

  /** Stores an order's current values. */
  put(order: IndexedOrder): void {
    this.delete(order.id);
    this.#line.insert(this.#write(order));
  }

  /** Adds many new orders. Neighbours in time become neighbours in memory, which makes passes faster. */
  putAll(orders: readonly IndexedOrder[]): void {
    const inTime = orders.toSorted((one, other) => one.createdAt - other.createdAt);
    this.#line.insertAll(inTime.map((order) => this.#write(order)));
  }

  delete(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#line.remove(slot);
    this.#slots.delete(id);
    this.#free.push(slot);
  }

  #write(order: IndexedOrder): number {
    const slot = this.#free.pop() ?? this.ids.length;
    if (slot >= this.createdAt.length) this.#grow();
    this.ids[slot] = order.id;
    this.orderCodes.set(slot, order.orderCode);
    this.createdAt[slot] = order.createdAt;
    this.loanAmount[slot] = order.loanAmount;
    for (const name of textColumns) {
      const { codes, texts } = this.text[name];
      codes[slot] = texts.add(order[name]);
    }
    this.userNames.set(order.userId, order.userName);
    const { companyId, companyName, creditCode } = order;
    if (companyId !== null) this.companyNames.set(companyId, { name: companyName, creditCode });
    this.#slots.set(order.id, slot);
    return slot;
  }

  #grow(): void {
    const room = this.createdAt.length * 2;
    this.createdAt = grown(this.createdAt, new Float64Array(room));
    this.loanAmount = grown(this.loanAmount, new Float64Array(room));
    for (const name of textColumns) {
      const column = this.text[name];
      column.codes = grown(column.codes, new Int32Array(room));
    }
  }

  #compare(one: number, other: number): number {
    const byTime = (this.createdAt[one] ?? 0) - (this.createdAt[other] ?? 0);
    if (byTime !== 0) return byTime;
    const [first = '', second = ''] = [this.ids[one], this.ids[other]];
    return first < second ? 1 : first > second ? -1 : 0;
  }
}
