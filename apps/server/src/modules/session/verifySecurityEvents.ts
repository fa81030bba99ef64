import type { Db } from '../../db/database.js';
import { verifyChains, type ChainReport } from '../../trail/verifyChains.js';
import { nextTrails, readTrails } from './repositorySecurityTrails.js';
import { securityEventHash } from './securityEventHash.js';

/** Verifies the trails of all accounts. */
export const verifySecurityEvents = (db: Db): Promise<ChainReport> =>
  verifyChains(db, {
    next: nextTrails,
    read: readTrails,
    ownerOf: ({ subject }) => subject,
    hashOf: securityEventHash,
  });
