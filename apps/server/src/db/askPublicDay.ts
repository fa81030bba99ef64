import { formatDate } from '@huiqi/sdk/domain';
import { askPublicVersion } from './askPublicVersion.js';
import type { Db } from './database.js';

interface Sources {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Returns a function that reads the version of the public tables together with the day in China: what depends on both, such
 * as whether something is late, is true until either changes.
 */
export function askPublicDay({ db, now }: Sources): () => Promise<string> {
  const ask = askPublicVersion(db);
  return async () => {
    const version = await ask();
    return `${version} ${formatDate(now())}`;
  };
}
