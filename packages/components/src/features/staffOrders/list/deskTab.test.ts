import { expect, it } from 'vitest';
import type { StaffOrderCounts } from '@huiqi/sdk';
import { orderTransitions, RoleTypeValues } from '@huiqi/sdk/domain';
import { countOfTab, deskTabs, tabsOf } from './deskTab.js';

const counts: StaffOrderCounts = {
  waitingForMe: 5,
  assignedToMe: 2,
  dueToday: 1,
  overdue: 3,
  byStatus: {
    ACCEPT_SUCCESS: 4,
    BANK_NO_INFO: 1,
    PRE_JXW_ACCEPT: 7,
    APPROVAL_FAIL: 3,
    BANK_APPROVAL_FAIL: 2,
    JXW_AUDIT_FAIL: 1,
  },
  total: 18,
};

it('begins with what waits for the viewer and ends with all orders, whoever looks', () => {
  for (const role of [...RoleTypeValues, undefined]) {
    expect(tabsOf(role)[0]).toBe('mine');
    expect(tabsOf(role).at(-1)).toBe('all');
  }
});

it('gives each role a part for every status that it decides on', () => {
  const holds = (role: 'FINANCIER' | 'OPERATOR' | 'ADMIN', status: string) =>
    tabsOf(role)
      .filter((tab) => tab !== 'all')
      .some(
        (tab) =>
          countOfTab(tab, {
            ...counts,
            waitingForMe: 0,
            assignedToMe: 0,
            dueToday: 0,
            overdue: 0,
            byStatus: { [status]: 1 },
          }) === 1,
      );
  for (const role of ['FINANCIER', 'OPERATOR', 'ADMIN'] as const)
    for (const { from, actors, event } of orderTransitions)
      if (actors.includes(role) && event !== 'CLOSE') expect(holds(role, from), from).toBe(true);
});

it('counts what waits for the bank as one, and what anybody refused', () => {
  expect(countOfTab('waiting', counts)).toBe(5);
  expect(countOfTab('mine', counts)).toBe(5);
  expect(countOfTab('dueToday', counts)).toBe(1);
  expect(countOfTab('overdue', counts)).toBe(3);
  expect(countOfTab('commission', counts)).toBe(7);
  expect(countOfTab('granted', counts)).toBe(0);
  expect(countOfTab('refused', counts)).toBe(6);
  expect(countOfTab('all', counts)).toBe(18);
  for (const tab of deskTabs) expect(countOfTab(tab, counts)).toBeGreaterThanOrEqual(0);
});
