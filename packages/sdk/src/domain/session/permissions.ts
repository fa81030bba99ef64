import type { RoleType } from '../../generated/enums.js';
import { rolePermissions, type PermissionKey } from '../../generated/permissions.js';

/** Whether a role holds a permission key (spec 1 §6). */
export const holdsPermission = (role: RoleType, key: PermissionKey): boolean =>
  rolePermissions[role].includes(key);

/** The permissions map of a role, as UserInfo carries it (spec 1 §2). */
export const permissionsOf = (role: RoleType): Readonly<Record<string, boolean>> =>
  Object.fromEntries(rolePermissions[role].map((key) => [key, true]));
