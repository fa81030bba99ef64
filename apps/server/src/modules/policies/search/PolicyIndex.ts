import { askPublicVersion } from '../../../db/askPublicVersion.js';
import type { Db } from '../../../db/database.js';
import { originOf } from '../../../db/rankedDb.js';
import { PolicyColumns } from './PolicyColumns.js';
import { readForIndex, readVersions, readViews } from './policyIndexRepository.js';

const batch = 500;
const beginning = '1970-01-01T00:00:00Z';

/**
 * The policies of a database in memory (docs/adr/0026). Before each read it compares the version of the public tables
 * (docs/adr/0006) with the last one seen, and reads the policies changed since: a reader sees everything committed
 * before its call, by any process.
 */
export class PolicyIndex {
  readonly #db: Db;
  readonly #ask: () => Promise<string>;
  readonly #columns = new PolicyColumns();
  /** Undefined while policies are being read, so that no reader sees half of a change. */
  #version: bigint | undefined;
  #running: Promise<void> | undefined;
  #viewsSince = beginning;

  constructor(db: Db) {
    this.#db = db;
    this.#ask = askPublicVersion(db);
  }

  /** The policies as of now or later. */
  async current(): Promise<PolicyColumns> {
    const version = BigInt(await this.#ask());
    while (this.#version === undefined || this.#version < version) {
      this.#running ??= this.#catchUp().finally(() => (this.#running = undefined));
      await this.#running;
    }
    return this.#columns;
  }

  /** The policies as of now, with the published view counts. */
  async currentWithViews(): Promise<PolicyColumns> {
    const columns = await this.current();
    const { rows, until } = await readViews(this.#db, this.#viewsSince);
    for (const { policyId, views } of rows) columns.setViews(policyId, views);
    this.#viewsSince = until;
    return columns;
  }

  async #catchUp(): Promise<void> {
    const version = BigInt(await this.#ask());
    const stored = await readVersions(this.#db);
    this.#version = undefined;
    const known = this.#columns.versions();
    const changed = [...stored].filter(([id, at]) => known.get(id) !== at).map(([id]) => id);
    for (const id of known.keys()) if (!stored.has(id)) this.#columns.remove(id);
    for (let from = 0; from < changed.length; from += batch)
      await this.#columns.add(await readForIndex(this.#db, changed.slice(from, from + batch)));
    // A policy new to the index may have older views.
    if (changed.length > 0) this.#viewsSince = beginning;
    this.#version = version;
  }
}

const indexes = new WeakMap<Db, PolicyIndex>();

/** The index of a database, one per server process. */
export function policyIndexOf(db: Db): PolicyIndex {
  const origin = originOf(db);
  const known = indexes.get(origin);
  if (known) return known;
  const index = new PolicyIndex(origin);
  indexes.set(origin, index);
  return index;
}
