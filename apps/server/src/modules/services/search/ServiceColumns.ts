import { setImmediate } from 'node:timers/promises';
import type { Range } from '../../../db/page.js';
import { Bits } from '../../../lib/search/Bits.js';
import { fold, wordsOf } from '../../../text/fold.js';
import { Grams } from '../../../lib/search/Grams.js';
import { intersect, Slots } from '../../../lib/search/Slots.js';
import { serviceTypeName } from '../../../lib/serviceTypes.js';
import type { IndexedService, ServiceEntry, ServiceQuery } from './IndexedService.js';

export interface Selection {
  readonly ids: string[];
  readonly total: number;
}

/** Services added per turn of the event loop. */
const slice = 200;
/** Changed and removed services keep their slots until there are this many and they are the majority. */
const manyGone = 500;
const shortcutModes: readonly string[] = ['PHONE_SERVICE', 'INTERNET_SERVICE'];

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Most ordered first, then the newest. */
const byOrders = (one: ServiceEntry, other: ServiceEntry) =>
  other.orderNumber - one.orderNumber ||
  other.createdAt - one.createdAt ||
  compare(one.id, other.id);

const textOf = ({ name, orgName, typeBig, typeSmall }: IndexedService) =>
  fold([name, orgName, serviceTypeName(typeBig), serviceTypeName(typeSmall)].join('\n'));

/** The public services in memory, with the sets and lists used to search them. */
export class ServiceColumns {
  readonly #grams = new Grams();
  /** Slots with each value of a filter, by `name=value`. */
  readonly #facets = new Map<string, Slots>();
  readonly #entries: ServiceEntry[] = [];
  readonly #slots = new Map<string, number>();
  readonly #present = new Bits();
  #ordered: Int32Array | undefined;

  /** Whether most of the index is outdated, so that rebuilding it is cheaper. */
  get isWorn(): boolean {
    const gone = this.#entries.length - this.#slots.size;
    return gone > manyGone && gone > this.#slots.size;
  }

  /** Stored version of each service by its id. */
  versions(): Map<string, string> {
    return new Map(
      [...this.#slots].map(([id, slot]) => [id, this.#entries[slot]?.version ?? ''] as const),
    );
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#present.delete(slot);
    this.#slots.delete(id);
    this.#ordered = undefined;
  }

  async add(services: readonly IndexedService[]): Promise<void> {
    for (const [turn, service] of services.entries()) {
      if (turn % slice === slice - 1) await setImmediate();
      this.remove(service.id);
      this.#put(service);
    }
  }

  #put(service: IndexedService): void {
    const { id, version, orgId, orderNumber, createdAt } = service;
    const slot = this.#entries.push({ id, version, orgId, orderNumber, createdAt }) - 1;
    this.#slots.set(id, slot);
    this.#present.add(slot);
    this.#grams.add(textOf(service));
    for (const name of ['orgId', 'typeBig', 'typeSmall', 'mode', 'priceType'] as const)
      this.#addFacet(`${name}=${service[name]}`, slot);
    if (shortcutModes.includes(service.mode)) this.#addFacet('shortcut=1', slot);
    this.#ordered = undefined;
  }

  #addFacet(key: string, slot: number): void {
    const known = this.#facets.get(key) ?? new Slots();
    known.add(slot);
    this.#facets.set(key, known);
  }

  /** A page of the matching services, and their number. */
  select(query: ServiceQuery, { limit, offset }: Range): Selection {
    const found = this.#find(query);
    const total = found.count();
    const ids: string[] = [];
    let passed = 0;
    for (const slot of this.#byOrders()) {
      if (passed === total || ids.length === limit) break;
      if (!found.has(slot)) continue;
      passed += 1;
      if (passed > offset) ids.push(this.#entries[slot]?.id ?? '');
    }
    return { ids, total };
  }

  #find(query: ServiceQuery): Bits {
    const lists = Object.entries({
      orgId: query.orgId,
      typeBig: query.serviceTypeBig,
      typeSmall: query.serviceTypeSmall,
      mode: query.serviceMode,
      priceType: query.servicePriceType,
      shortcut: query.shortcutService,
    }).flatMap(([name, value]) =>
      value === undefined || value === ''
        ? []
        : [this.#facets.get(`${name}=${value}`)?.values() ?? new Int32Array(0)],
    );
    for (const word of wordsOf(query.keyword)) lists.push(this.#grams.find(word));
    if (lists.length === 0) return this.#present;
    lists.sort((one, other) => one.length - other.length);
    return this.#present.and(Bits.of(lists.reduce(intersect)));
  }

  /** Slots of all services in list order, sorted once per change. */
  #byOrders(): Int32Array {
    if (this.#ordered) return this.#ordered;
    const sorted = [...this.#slots.values()]
      .map((slot) => ({ slot, entry: this.#entries[slot] }))
      .sort((one, other) => (one.entry && other.entry ? byOrders(one.entry, other.entry) : 0));
    this.#ordered = Int32Array.from(sorted, ({ slot }) => slot);
    return this.#ordered;
  }
}
