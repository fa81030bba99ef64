import type { Db, Queryable } from '../../db/database.js';
import { checkChain, type TrailFault } from '../orders/checkChain.js';
import { eventHash } from './eventHash.js';
import { nextDeclarations, readChains } from './repositoryChains.js';

export interface DeclarationReport {
  readonly declarations: number;
  readonly rows: number;
  readonly faults: readonly TrailFault[];
}

const batch = 500;

async function readAll(db: Queryable): Promise<DeclarationReport> {
  const faults: TrailFault[] = [];
  let declarations = 0;
  let rows = 0;
  for (let after = ''; ;) {
    const some = await nextDeclarations(db, after, batch);
    const last = some.at(-1);
    if (!last) break;
    const events = await readChains(
      db,
      some.map(({ id }) => id),
    );
    for (const declaration of some) {
      const trail = events
        .filter(({ applicationId }) => applicationId === declaration.id)
        .map((event) => ({ ...event, status: event.state }));
      faults.push(...checkChain(declaration, trail, eventHash));
    }
    declarations += some.length;
    rows += events.length;
    after = last.id;
  }
  return { declarations, rows, faults };
}

/** Reads the trails of all declarations in one snapshot, and names each row that was changed, removed or moved. */
export const verifyDeclarations = (db: Db): Promise<DeclarationReport> =>
  db.transaction(readAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
