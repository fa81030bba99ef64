import type { CurrentUser } from '../../security/SessionStore.js';

/**
 * Whether a staff member handles an order they may see: it is assigned to them or, for a bank's officers, to nobody.
 */
export const handlesOrder = (
  user: CurrentUser,
  { assigneeId }: { readonly assigneeId: string | null },
): boolean => (assigneeId === null ? user.role === 'FINANCIER' : assigneeId === user.id);
