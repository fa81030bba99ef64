import type { DueState, StaffOrderCounts, StaffQueue, OrderStatus, RoleType } from '@huiqi/sdk';

/** The desk's tabs, in order. Those awaiting the viewer come first. */
export const deskTabs = [
  'mine',
  'dueToday',
  'overdue',
  'assigned',
  'commission',
  'waiting',
  'recommended',
  'granted',
  'disbursed',
  'refused',
  'all',
] as const;

export type DeskTabName = (typeof deskTabs)[number];

/** Tabs of orders that nobody waits for. */
export const rareTabs: readonly DeskTabName[] = ['disbursed', 'refused'];

/** Content of a tab: a queue of the contract, or one status; of a queue perhaps only what is due. */
export interface DeskPart {
  readonly queue?: StaffQueue;
  readonly orderStatus?: OrderStatus;
  readonly due?: DueState;
}

export const partOfTab: Readonly<Record<DeskTabName, DeskPart>> = {
  mine: { queue: 'mine' },
  dueToday: { queue: 'mine', due: 'TODAY' },
  overdue: { queue: 'mine', due: 'OVERDUE' },
  assigned: { queue: 'assigned' },
  commission: { queue: 'commission' },
  waiting: { queue: 'waiting' },
  recommended: { queue: 'recommended' },
  granted: { queue: 'granted' },
  disbursed: { orderStatus: 'BANK_APPROVAL_SUCCESS' },
  refused: { queue: 'refused' },
  all: {},
};

/** The tabs of a role: the commission's queue is the platform's (docs/order-states.md). */
export const tabsOf = (role: RoleType | undefined): readonly DeskTabName[] =>
  role === 'OPERATOR' || role === 'ADMIN'
    ? deskTabs.filter((tab) => tab !== 'recommended')
    : deskTabs.filter((tab) => tab !== 'commission');

const sum = ({ byStatus }: StaffOrderCounts, ...statuses: readonly OrderStatus[]) =>
  statuses.reduce((total, status) => total + (byStatus[status] ?? 0), 0);

/** Number of orders in a tab. */
export function countOfTab(tab: DeskTabName, counts: StaffOrderCounts): number {
  switch (tab) {
    case 'mine':
      return counts.waitingForMe;
    case 'dueToday':
      return counts.dueToday;
    case 'overdue':
      return counts.overdue;
    case 'assigned':
      return counts.assignedToMe;
    case 'commission':
      return sum(counts, 'PRE_JXW_ACCEPT');
    case 'waiting':
      return sum(counts, 'ACCEPT_SUCCESS', 'BANK_NO_INFO');
    case 'recommended':
      return sum(counts, 'JXW_AUDIT_PASSED');
    case 'granted':
      return sum(counts, 'APPROVAL_SUCCESS');
    case 'disbursed':
      return sum(counts, 'BANK_APPROVAL_SUCCESS');
    case 'refused':
      return sum(counts, 'APPROVAL_FAIL', 'BANK_APPROVAL_FAIL', 'JXW_AUDIT_FAIL');
    case 'all':
      return counts.total;
  }
}
