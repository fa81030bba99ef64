import type { PermissionKey } from '@huiqi/sdk/domain';
import type { CurrentUser } from './SessionStore.js';

/** Whether a user holds a permission key now. */
export const holds = ({ permissions }: Pick<CurrentUser, 'permissions'>, key: PermissionKey) =>
  permissions.includes(key);
