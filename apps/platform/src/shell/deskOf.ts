import type { UserInfo } from '@huiqi/sdk';
import { isOwnPath } from '@huiqi/sdk/domain';

const applicants: readonly UserInfo['roleType'][] = ['NORMA', 'AGENT'];

/** Where a staff member works: the server's link (spec 1 §6), or the applications they decide on. */
export function deskOf({
  roleType,
  link,
  permissions,
}: Pick<UserInfo, 'roleType' | 'link' | 'permissions'>): string | undefined {
  if (applicants.includes(roleType)) return undefined;
  if (link && isOwnPath(link)) return link;
  return permissions['ADMIN_ORDERS'] === true ? '/applicationManage' : undefined;
}
