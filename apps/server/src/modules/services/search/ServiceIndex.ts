import { askPublicVersion } from '../../../db/askPublicVersion.js';
import type { Db } from '../../../db/database.js';
import { originOf } from '../../../db/rankedDb.js';
import { readForIndex, readVersions } from './serviceIndexRepository.js';
import { ServiceColumns } from './ServiceColumns.js';

const batch = 1_000;

/**
 * The services of a database in memory, for the same reasons as policies and kept up to date in the same way
 * (docs/adr/0026): before each read the version of the public tables tells whether something changed.
 */
export class ServiceIndex {
  readonly #db: Db;
  readonly #ask: () => Promise<string>;
  #columns = new ServiceColumns();
  /** Undefined while services are being read, so that no reader sees half of a change. */
  #version: bigint | undefined;
  #running: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
    this.#ask = askPublicVersion(db);
  }

  /** The services as of now or later. */
  async current(): Promise<ServiceColumns> {
    const version = BigInt(await this.#ask());
    while (this.#version === undefined || this.#version < version) {
      this.#running ??= this.#catchUp().finally(() => (this.#running = undefined));
      await this.#running;
    }
    return this.#columns;
  }

  async #catchUp(): Promise<void> {
    const version = BigInt(await this.#ask());
    const stored = await readVersions(this.#db);
    this.#version = undefined;
    if (this.#columns.isWorn) this.#columns = new ServiceColumns();
    const known = this.#columns.versions();
    const changed = [...stored].filter(([id, at]) => known.get(id) !== at).map(([id]) => id);
    for (const id of known.keys()) if (!stored.has(id)) this.#columns.remove(id);
    for (let from = 0; from < changed.length; from += batch)
      await this.#columns.add(await readForIndex(this.#db, changed.slice(from, from + batch)));
    this.#version = version;
  }
}

const indexes = new WeakMap<Db, ServiceIndex>();

/** The index of a database, one per server process. */
export function serviceIndexOf(db: Db): ServiceIndex {
  const origin = originOf(db);
  const known = indexes.get(origin);
  if (known) return known;
  const index = new ServiceIndex(origin);
  indexes.set(origin, index);
  return index;
}
