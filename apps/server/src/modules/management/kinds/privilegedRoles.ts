import type { RoleType } from '@huiqi/sdk';

/** Roles that only an administrator gives, takes and changes. */
export const privileged: ReadonlySet<RoleType> = new Set(['ADMIN', 'OPERATOR']);
