import type { RoleType } from '../../generated/enums.js';
import {
  fixedPermissions,
  optionalPermissions,
  rolePermissions,
  type PermissionKey,
} from '../../generated/permissions.js';

/** Whether a role begins with a permission key (spec 1 §6). */
export const holdsPermission = (role: RoleType, key: PermissionKey): boolean =>
  rolePermissions[role].includes(key);

/** The permissions map that a role begins with, as UserInfo carries it (spec 1 §2). */
export const permissionsOf = (role: RoleType): Readonly<Record<string, boolean>> =>
  permissionsMap(rolePermissions[role]);

/** The permissions map of some keys, as UserInfo carries it. */
export const permissionsMap = (keys: readonly PermissionKey[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(keys.map((key) => [key, true]));

/** How the rights of a role differ from those it begins with. */
export interface RoleDeviation {
  readonly given: readonly string[];
  readonly taken: readonly string[];
}

const undeviating: RoleDeviation = { given: [], taken: [] };

/** Keys that a role can hold at all. */
export const possiblePermissions = (role: RoleType): readonly PermissionKey[] => [
  ...rolePermissions[role],
  ...optionalPermissions[role],
];

/**
 * The keys that a role holds; those it begins with without a deviation. Of the given keys only optional ones count, and fixed keys
 * are never taken, so that neither a row of the database nor another version of the contract opens more.
 */
export function heldPermissions(
  role: RoleType,
  deviation?: RoleDeviation | null,
): readonly PermissionKey[] {
  const { given, taken } = deviation ?? undeviating;
  const fixed: readonly string[] = fixedPermissions[role];
  const begins: readonly string[] = rolePermissions[role];
  return possiblePermissions(role).filter((key) =>
    begins.includes(key) ? fixed.includes(key) || !taken.includes(key) : given.includes(key),
  );
}

/** How some keys differ from those that a role begins with. */
export function deviationOf(role: RoleType, keys: readonly string[]): RoleDeviation {
  const begins = rolePermissions[role];
  return {
    given: optionalPermissions[role].filter((key) => keys.includes(key)),
    taken: begins.filter((key) => !keys.includes(key) && !fixedPermissions[role].includes(key)),
  };
}
