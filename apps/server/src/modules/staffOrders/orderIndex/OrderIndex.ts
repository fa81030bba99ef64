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
} from './orderIndexRepository.js';

/** Half of the time the database keeps its change list. */
const longestIdleMs = 1_800_000;
/** Beyond this many, reading all orders is no more expensive. */
const maxChanges = 5_000;

/** The submitted orders in memory, as of the last read of the database (docs/adr/0019). */
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

  /** The orders including everything committed before the call; read them before awaiting anything else. */
  async read(): Promise<OrderColumns> {
    // A read that began before the call may miss what the caller has seen.
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

  /** Reads everything. Changes after the snapshot are read again by the next read, which is harmless. */
  async #load(): Promise<void> {
    const snapshot = await readSnapshot(this.#db);
    const orders = new OrderColumns();
    orders.putAll(await readAllOrders(this.#db));
    this.#orders = orders;
    this.#snapshot = snapshot;
  }

  async #follow(since: string): Promise<void> {
    const { snapshot, changed } = await readChanges(this.#db, since);
    if (changed.length > maxChanges || changed.some(({ kind }) => kind === 'ALL'))
      return this.#load();
    const ids = (wanted: string) =>
      changed.flatMap(({ kind, ref }) => (kind === wanted && ref !== null ? [ref] : []));
    const [ofOrders, ofCompanies, ofUsers] = [ids('ORDER'), ids('COMPANY'), ids('USER')];
    const [orders, companies, users] = await Promise.all([
      ofOrders.length > 0 ? readOrdersOf(this.#db, ofOrders) : [],
      ofCompanies.length > 0 ? readCompanyNames(this.#db, ofCompanies) : [],
      ofUsers.length > 0 ? readUserNames(this.#db, ofUsers) : [],
    ]);
    // Nothing is awaited from here on, so that no reader sees half of it.
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

/** The index of a database, one per process. */
export function orderIndexOf(db: Queryable): OrderIndex {
  const origin = originOf(db);
  const known = indexes.get(origin);
  if (known) return known;
  const made = new OrderIndex(origin);
  indexes.set(origin, made);
  return made;
}
