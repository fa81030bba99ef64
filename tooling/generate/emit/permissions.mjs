import { banner } from '../paths.mjs';

const perRole = (name, comment, rows) => `/** ${comment} */
export const ${name}: Readonly<Record<RoleType, readonly PermissionKey[]>> = ${JSON.stringify(rows)};
`;

/** Permission keys and the keys of each role (openapi/common/permissions.yaml). */
export function emitPermissions({ keys, roles, optional, fixed }) {
  const rows = Object.entries(keys).map(([key, meaning]) => `  /** ${meaning}. */\n  '${key}',`);
  const ofAll = (some) =>
    Object.fromEntries(Object.keys(roles).map((role) => [role, some[role] ?? []]));
  return `// ${banner}
import type { RoleType } from './enums.js';

/** Keys of the permissions map (spec 1 §2). */
export const permissionKeys = [
${rows.join('\n')}
] as const;
export type PermissionKey = (typeof permissionKeys)[number];

${perRole('rolePermissions', 'The keys each role begins with (spec 1 §6).', roles)}
${perRole('optionalPermissions', 'The keys that each role may be given besides.', ofAll(optional))}
${perRole('fixedPermissions', 'The keys that stay with each role.', ofAll(fixed))}`;
}
