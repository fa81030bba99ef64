import { sampleAccounts } from '../session/sampleAccounts.js';
import type { users } from '../../schema/users.js';

const names = ['林晓', '何静', '唐磊', '徐倩', '邓凯', '冯悦', '曹宇', '彭佳'] as const;

/** Id of the user who handles an organisation's orders: its sample account, or a disabled user. */
export const staffIdOf = (orgId: string): string =>
  sampleAccounts.find((account) => account.orgId === orgId)?.id ?? `service-staff-${orgId}`;

/** Staff of organisations without a sample account; they cannot log in. */
export const staffOf = (orgIds: readonly string[]): (typeof users.$inferInsert)[] =>
  orgIds
    .filter((orgId) => !sampleAccounts.some((account) => account.orgId === orgId))
    .map((orgId, turn) => ({
      id: staffIdOf(orgId),
      name: names[turn % names.length] ?? names[0],
      passwordHash: '',
      role: 'SERVICE_STAFF',
      type: 'PHONE',
      orgId,
      disabled: true,
    }));
