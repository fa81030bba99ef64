import { formatDate } from '@huiqi/sdk/domain';
import type { AskVersion } from './AskVersion.js';
import { askPublicVersion } from './askPublicVersion.js';
import type { Db } from './database.js';

interface Sources {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Returns a function that reads the version of the public tables together with the day in China: a result that depends
 * on both, such as whether something is overdue, holds until either changes.
 */
export function askPublicDay({ db, now }: Sources): AskVersion {
  const ask = askPublicVersion(db);
  const askDay = async () => `${await ask()} ${formatDate(now())}`;
  return Object.assign(askDay, { parallel: ask.parallel });
}
