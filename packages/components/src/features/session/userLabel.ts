import type { UserInfo } from '@huiqi/sdk';

/** What stands for the user in the header (spec 1 §2): TAX users see their tax number. */
export function userLabel(user: UserInfo, fallback: string): string {
  const own = user.type === 'TAX' ? (user.taxNo ?? user.creditCode) : null;
  return own || user.name || user.phone || fallback;
}

/** Enterprise centre and password dialog by role (spec 1 §2, §6). */
export const menuOf = ({ roleType }: Pick<UserInfo, 'roleType'>) => ({
  center: roleType === 'NORMA' || roleType === 'AGENT',
  changePassword: roleType === 'AGENT',
});
