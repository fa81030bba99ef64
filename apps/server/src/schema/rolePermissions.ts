import { pgTable, text } from 'drizzle-orm/pg-core';
import type { RoleType } from '@huiqi/sdk';

/**
 * How the rights of a role differ from those it begins with by the contract (`openapi/common/permissions.yaml`); a role without a
 * row has these. Only the difference is kept, so that a key that a later contract adds is held at once.
 */
export const rolePermissions = pgTable('role_permissions', {
  role: text('role').$type<RoleType>().primaryKey(),
  given: text('given').array().notNull(),
  taken: text('taken').array().notNull(),
});
