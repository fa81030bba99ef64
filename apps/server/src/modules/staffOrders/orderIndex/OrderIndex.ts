import type { Queryable } from '../../../db/database.js';
import { originOf } from '../../../db/rankedDb.js';
import { OrderColumns } from './OrderColumns.js';
import {
  readAllOrders,
  readChanges,
  readCompanyNames,
  readOrdersOf,
  readSnapshot,
  readUserNames,
} from './repositoryOrderIndex.js';

/** Half of how long the database keeps its list of changes. */
const longestIdleMs = 1_800_000;
/** Beyond so many, reading all orders is not dearer. */
const mostChanges = 5_000;

/** The submitted orders in memory, as of the last look at the database (docs/adr/0019). */
export class OrderIndex {
  readonly #db: Queryable;
  #orders = new OrderColumns();
  #snapshot: string | null = null;
  #lookedAt = 0;
  #running: Promise<void> | null = null;
  #queued: Promise<void> | null = null;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** The orders with everything that was committed before the call; to be read before anything else is awaited. */
  async read(): Promise<OrderColumns> {
    // A look that began before the call may have missed what the caller has seen.
    this.#queued ??= this.#lookNext();
    await this.#queued;
    return this.#orders;
  }

  async #lookNext(): Promise<void> {
    await this.#running?.catch(() => undefined);
    await Promise.resolve();
    this.#queued = null;
    this.#running = this.#look();
    return this.#running;
  }

  async #look(): Promise<void> {
    const isIdle = performance.now() - this.#lookedAt > longestIdleMs;
    try {
      if (this.#snapshot === null || isIdle) await this.#load();
      else await this.#follow(this.#snapshot);
      this.#lookedAt = performance.now();
    } catch (error) {
      this.#snapshot = null;
      throw error;
    }
  }

  /** Reads everything. What changes after the snapshot is read again by the next look, which does no harm. */
  async #load(): Promise<void> {
    const snapshot = await readSnapshot(this.#db);
    const orders = new OrderColumns();
    orders.putAll(await readAllOrders(this.#db));
    this.#orders = orders;
    this.#snapshot = snapshot;
  }

  async #follow(since: string): Promise<void> {
    const { snapshot, changed } = await readChanges(this.#db, since);
    if (changed.length > mostChanges || changed.some(({ kind }) => kind === 'ALL'))
      return this.#load();
    const ids = (wanted: string) =>
      changed.flatMap(({ kind, ref }) => (kind === wanted && ref !== null ? [ref] : []));
    const [ofOrders, ofCompanies, ofUsers] = [ids('ORDER'), ids('COMPANY'), ids('USER')];
    const [orders, companies, users] = await Promise.all([
      ofOrders.length > 0 ? readOrdersOf(this.#db, ofOrders) : [],
      ofCompanies.length > 0 ? readCompanyNames(this.#db, ofCompanies) : [],
      ofUsers.length > 0 ? readUserNames(this.#db, ofUsers) : [],
    ]);
    // Nothing is awaited from here on: nobody sees half of it.
    const known = this.#orders;
    for (const id of ofOrders) known.delete(id);
    for (const order of orders) known.put(order);
    for (const { id, name, creditCode } of companies)
      if (known.companyNames.has(id)) known.companyNames.set(id, { name, creditCode });
    for (const { id, name } of users) if (known.userNames.has(id)) known.userNames.set(id, name);
    this.#snapshot = snapshot;
  }
}

const indexes = new WeakMap<Queryable, OrderIndex>();

/** The index of a database, one a process. */
export function orderIndexOf(db: Queryable): OrderIndex {
  const origin = originOf(db);
  const known = indexes.get(origin);
  if (known) return known;
  const made = new OrderIndex(origin);
  indexes.set(origin, made);
  return made;
}
