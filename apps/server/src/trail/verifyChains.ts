import type { Db, Queryable } from '../db/database.js';
import { checkChain, type AuditedOrder, type ChainRow, type TrailFault } from './checkChain.js';

export interface ChainReport {
  /** Number of trails. */
  readonly audited: number;
  readonly rows: number;
  /** Rows that are no longer verified, because their months have left. */
  readonly departed: number;
  readonly faults: readonly TrailFault[];
}

/** A subject with separate trails, chained like those of orders. */
export interface ChainSource<Row extends ChainRow> {
  /** The next subjects by id, for comparison with their trails. */
  readonly next: (db: Queryable, after: string, limit: number) => Promise<AuditedOrder[]>;
  /** The trails of some of them, in order. */
  readonly read: (db: Queryable, ids: readonly string[]) => Promise<Row[]>;
  /** Whose row it is. */
  readonly ownerOf: (row: Row) => string;
  readonly hashOf: (row: Row) => string;
}

const batch = 500;

async function readAll<Row extends ChainRow>(
  db: Queryable,
  { next, read, ownerOf, hashOf }: ChainSource<Row>,
): Promise<ChainReport> {
  const faults: TrailFault[] = [];
  let audited = 0;
  let rows = 0;
  let departed = 0;
  for (let after = ''; ;) {
    const some = await next(db, after, batch);
    const last = some.at(-1);
    if (!last) break;
    const ids = some.map(({ id }) => id);
    const trails = new Map<string, Row[]>(ids.map((id) => [id, []]));
    for (const row of await read(db, ids)) trails.get(ownerOf(row))?.push(row);
    for (const one of some) {
      const trail = trails.get(one.id) ?? [];
      faults.push(...checkChain(one, trail, hashOf));
      rows += trail.length;
      departed += one.departed ?? 0;
    }
    audited += some.length;
    after = last.id;
  }
  return { audited, rows, departed, faults };
}

/** Reads all trails of a kind in one snapshot, and names each row that was changed, removed or moved. */
export const verifyChains = <Row extends ChainRow>(
  db: Db,
  source: ChainSource<Row>,
): Promise<ChainReport> =>
  db.transaction((tx) => readAll(tx, source), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
