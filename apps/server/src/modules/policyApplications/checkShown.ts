import { formatDateTime, PolicyApplicationEventLabels } from '@huiqi/sdk/domain';
import { conflict } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import type { ApplicationRow } from './toRow.js';
import { readTrailSince } from './declarationTrailRepository.js';

/**
 * Refuses a decision on a locked declaration if it changed since the version shown; the message says who did what when.
 */
export async function checkShown(
  { db }: Pick<UserCall<never>, 'db'>,
  { application }: Pick<ApplicationRow, 'application'>,
  shown: number | undefined,
): Promise<void> {
  if (shown === undefined || shown >= application.version) return;
  const last = (await readTrailSince(db, application.id, shown)).at(-1);
  if (!last) return;
  const { event, createdAt } = last.event;
  const time = formatDateTime(createdAt.toISOString());
  throw conflict(
    `${last.user.name}已于 ${time} 对该申报进行“${PolicyApplicationEventLabels[event]}”操作，请刷新后查看`,
  );
}
