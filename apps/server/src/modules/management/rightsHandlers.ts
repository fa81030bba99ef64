import { fixedPermissions, possiblePermissions, RoleTypeValues } from '@huiqi/sdk/domain';
import type { Handlers } from '../../http/context.js';
import { listOpen, toSummary } from './changeRepository.js';
import { role } from './kinds/role.js';
import { readRoles } from './kinds/roleRepository.js';

export const rightsHandlers = {
  listRoleRights: async ({ db, user }) => {
    const open = await listOpen(db, 'ROLE', [...RoleTypeValues]);
    const changes = new Map(open.map((row) => [row.change.itemId, toSummary(row)]));
    const roles = await readRoles(db);
    return roles.map(({ content, people }) => ({
      role: content.role,
      keys: content.keys,
      fixed: [...fixedPermissions[content.role]],
      optional: possiblePermissions(content.role).filter((key) => !content.keys.includes(key)),
      people,
      changeable: role.isWithinRights?.(user, content, content) ?? false,
      change: changes.get(content.role) ?? null,
    }));
  },
} satisfies Handlers;
