import type { UserInfo } from '@huiqi/sdk';

/** The user's label in the header (spec 1 §2): TAX users see their tax number. */
export function userLabel(user: UserInfo, fallback: string): string {
  const own = user.type === 'TAX' ? (user.taxNo ?? user.creditCode) : null;
  return own || user.name || user.phone || fallback;
}

const applicants: readonly UserInfo['roleType'][] = ['NORMA', 'AGENT'];

/** Enterprise centre and password dialog by role (spec 1 §2, §6); staff get their desk instead. */
export const menuOf = ({ roleType }: Pick<UserInfo, 'roleType'>) => ({
  center: applicants.includes(roleType),
  changePassword: roleType === 'AGENT',
  desk: !applicants.includes(roleType),
});
