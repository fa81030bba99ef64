import type { Db } from '../../db/database.js';
import { verifyChains, type ChainReport } from '../../trail/verifyChains.js';
import { eventHash } from './eventHash.js';
import { nextOrders, readChains } from './repositoryChains.js';

/** Verifies the trails of all service orders. */
export const verifyServiceOrders = (db: Db): Promise<ChainReport> =>
  verifyChains(db, {
    next: nextOrders,
    read: readChains,
    ownerOf: ({ orderId }) => orderId,
    hashOf: eventHash,
  });
