import type { OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { countUse } from '../../security/rateLimit.js';

const windowSeconds = 600;

/** Counts one check against the register: it tells whether somebody's number is right, and may cost money. */
export async function countRegistryCheck({
  config,
  db,
  now,
  user,
}: Pick<UserCall<OperationId>, 'config' | 'db' | 'now' | 'user'>): Promise<void> {
  const key = `registry:${user.id}`;
  await countUse(db, { key, max: config.registryLimit, windowSeconds }, now());
}
