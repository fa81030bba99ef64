import { banner } from '../paths.mjs';

/** Permission keys and the keys of each role (openapi/common/permissions.yaml). */
export function emitPermissions({ keys, roles }) {
  const rows = Object.entries(keys).map(([key, meaning]) => `  /** ${meaning}. */\n  '${key}',`);
  return `// ${banner}
import type { RoleType } from './enums.js';

/** Keys of the permissions map (spec 1 §2). */
export const permissionKeys = [
${rows.join('\n')}
] as const;
export type PermissionKey = (typeof permissionKeys)[number];

/** The keys each role holds (spec 1 §6). */
export const rolePermissions: Readonly<Record<RoleType, readonly PermissionKey[]>> = ${JSON.stringify(roles)};
`;
}
