import type { Db, Queryable } from '../../db/database.js';
import { verifyChains, type ChainReport } from '../../trail/verifyChains.js';
import { eventHash } from './eventHash.js';
import { nextDeclarations, readChains } from './repositoryChains.js';

const read = async (db: Queryable, ids: readonly string[]) =>
  (await readChains(db, ids)).map((event) => ({ ...event, status: event.state }));

/** Verifies the trails of all declarations. */
export const verifyDeclarations = (db: Db): Promise<ChainReport> =>
  verifyChains(db, {
    next: nextDeclarations,
    read,
    ownerOf: ({ applicationId }) => applicationId,
    hashOf: eventHash,
  });
