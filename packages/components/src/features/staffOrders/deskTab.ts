import type { OrderStatus, RoleType } from '@huiqi/sdk';
import type { StaffOrderFilters } from './staffOrderFilters.js';

/** The queues of the desk. */
export type DeskTabName = 'commission' | 'waiting' | 'recommended' | 'granted' | 'all';

/** The status that a queue holds; `all` holds every one. */
export const statusOfTab = {
  commission: 'PRE_JXW_ACCEPT',
  waiting: 'ACCEPT_SUCCESS',
  recommended: 'JXW_AUDIT_PASSED',
  granted: 'APPROVAL_SUCCESS',
  all: undefined,
} as const satisfies Readonly<Record<DeskTabName, OrderStatus | undefined>>;

/** The queues of a role: a bank decides on what the commission has recommended, which decides first (docs/order-states.md). */
export const tabsOf = (role: RoleType | undefined): readonly DeskTabName[] =>
  role === 'OPERATOR' || role === 'ADMIN'
    ? ['commission', 'waiting', 'granted', 'all']
    : ['waiting', 'recommended', 'granted', 'all'];

/** The queue that the filters show. */
export const tabOf = (
  { orderStatus }: StaffOrderFilters,
  tabs: readonly DeskTabName[],
): DeskTabName =>
  tabs.find((tab) => orderStatus !== undefined && statusOfTab[tab] === orderStatus) ?? 'all';
