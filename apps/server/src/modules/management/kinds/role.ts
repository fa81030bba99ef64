import {
  fixedPermissions,
  PermissionKeyLabels,
  possiblePermissions,
  RoleTypeLabels,
  type PermissionKey,
} from '@huiqi/sdk/domain';
import { holds } from '../../../security/holds.js';
import type { CurrentUser } from '../../../security/SessionStore.js';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { privileged } from './privilegedRoles.js';
import { storedRole } from './roleRepository.js';
import { problem } from './problems.js';

const labelsOf = (keys: readonly PermissionKey[]) =>
  keys.map((key) => PermissionKeyLabels[key]).join('、');

/** Keys that only one of two contents has. */
const changedKeys = (one: ContentOf<'ROLE'>, other: ContentOf<'ROLE'>) => [
  ...one.keys.filter((key) => !other.keys.includes(key)),
  ...other.keys.filter((key) => !one.keys.includes(key)),
];

/**
 * Nobody gives or takes a key that they do not hold. Administrators may give their role back what they took from it, as nobody
 * else may change it.
 */
function isWithinRights(
  user: CurrentUser,
  content: ContentOf<'ROLE'>,
  published: ContentOf<'ROLE'> | null,
): boolean {
  // The roles are fixed: there is neither a new one nor a copy.
  if (published === null || published.role !== content.role) return false;
  if (user.role === 'ADMIN' && content.role === 'ADMIN') return true;
  if (user.role !== 'ADMIN' && privileged.has(content.role)) return false;
  return changedKeys(content, published).every((key) => holds(user, key));
}

export const role: ManagedKind<'ROLE'> = {
  ...storedRole,
  empty: () => ({ kind: 'ROLE', role: 'NORMA', keys: [] }),
  clean: ({ keys, ...content }) => {
    const known = possiblePermissions(content.role);
    const beyond = keys.filter((key) => !known.includes(key));
    return { ...content, keys: [...known.filter((key) => keys.includes(key)), ...new Set(beyond)] };
  },
  titleOf: (content) => RoleTypeLabels[content.role],
  // The rights of a role are the platform's.
  belongsTo: () => ({ bankId: null, scfProvince: null }),
  isWithinRights,
  problems: async (_db, { role: name, keys }) => {
    const known = possiblePermissions(name);
    const beyond = keys.filter((key) => !known.includes(key));
    const missing = fixedPermissions[name].filter((key) => !keys.includes(key));
    const label = RoleTypeLabels[name];
    return [
      ...problem(beyond.length > 0, 'keys', `${label}不能有：${labelsOf(beyond)}`),
      ...problem(missing.length > 0, 'keys', `${label}必须保留：${labelsOf(missing)}`),
    ];
  },
};
