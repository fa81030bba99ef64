import { hasOwn } from '@huiqi/sdk/domain';
import type { UserInfo } from '@huiqi/sdk';
import type { PageRoute } from './route.js';

/** Whether a page may be shown: a route without a key is public, otherwise the user's map must contain it (spec 1 §2). */
export function mayEnter(
  route: { readonly permission?: PageRoute['permission'] | undefined },
  user: Pick<UserInfo, 'permissions'> | null,
): boolean {
  const key = route.permission;
  if (key === undefined) return true;
  return user !== null && hasOwn(user.permissions, key) && user.permissions[key] === true;
}
