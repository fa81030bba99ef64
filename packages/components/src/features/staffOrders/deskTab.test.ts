import { expect, it } from 'vitest';
import { orderTransitions, RoleTypeValues } from '@huiqi/sdk/domain';
import { statusOfTab, tabOf, tabsOf } from './deskTab.js';

it('gives each role a queue for all that it decides on first', () => {
  const queues = (role: 'FINANCIER' | 'OPERATOR' | 'ADMIN') =>
    tabsOf(role).map((tab) => statusOfTab[tab]);
  for (const role of ['OPERATOR', 'ADMIN'] as const)
    expect(queues(role)).toContain('PRE_JXW_ACCEPT');
  const decided = orderTransitions.filter(({ actors }) => actors.includes('FINANCIER'));
  // What a bank has not responded to for long stays in the list of all.
  const waiting = new Set(decided.map(({ from }) => from).filter((one) => one !== 'BANK_NO_INFO'));
  expect(queues('FINANCIER')).toEqual(expect.arrayContaining([...waiting]));
});

it('ends with all orders, whoever looks', () => {
  for (const role of [...RoleTypeValues, undefined]) expect(tabsOf(role).at(-1)).toBe('all');
});

it('names the queue that the filters show', () => {
  const tabs = tabsOf('FINANCIER');
  expect(tabOf({ orderStatus: 'JXW_AUDIT_PASSED' }, tabs)).toBe('recommended');
  expect(tabOf({ orderStatus: 'PRE_JXW_ACCEPT' }, tabs)).toBe('all');
  expect(tabOf({ orderStatus: 'PRE_JXW_ACCEPT' }, tabsOf('ADMIN'))).toBe('commission');
  expect(tabOf({}, tabs)).toBe('all');
});
