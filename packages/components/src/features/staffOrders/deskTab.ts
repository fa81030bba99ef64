import type { OrderStatus } from '@huiqi/sdk';
import type { StaffOrderFilters } from './staffOrderFilters.js';

/** The queues of the desk. */
export const deskTabs = ['waiting', 'granted', 'all'] as const;
export type DeskTabName = (typeof deskTabs)[number];

/** The status that a queue holds; `all` holds every one. */
export const statusOfTab = {
  waiting: 'ACCEPT_SUCCESS',
  granted: 'APPROVAL_SUCCESS',
  all: undefined,
} as const satisfies Readonly<Record<DeskTabName, OrderStatus | undefined>>;

/** The queue that the filters show. */
export const tabOf = ({ orderStatus }: StaffOrderFilters): DeskTabName =>
  deskTabs.find((tab) => orderStatus !== undefined && statusOfTab[tab] === orderStatus) ?? 'all';
