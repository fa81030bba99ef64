import type { UserInfo } from '@huiqi/sdk';
import { isOwnPath } from '@huiqi/sdk/domain';
import { mayEnter } from '../routes/guard.js';
import { deskEntries } from '../routes/siteRoutes.js';

const applicants: readonly UserInfo['roleType'][] = ['NORMA', 'AGENT'];

type Worker = Pick<UserInfo, 'roleType' | 'link' | 'permissions'>;

/** Where a staff member works: the server's link (spec 1 §6) while they may enter it, or the first desk that they may enter. */
export function deskOf(user: Worker): string | undefined {
  const { roleType, link } = user;
  if (applicants.includes(roleType)) return undefined;
  const linked = deskEntries.find(({ path }) => path === link);
  if (link && isOwnPath(link) && (!linked || mayEnter(linked, user))) return link;
  return deskEntries.find((entry) => mayEnter(entry, user))?.path;
}
