import type { OrderPage, RelatedCompany } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { centreCopy } from './copy.js';
import { todosOf } from './todosOf.js';

const { content } = examples.listOrders['default'] as OrderPage;
const none: OrderPage = { content: [], page: { index: 1, size: 3, total: 0 } };
const some = (total: number): OrderPage => ({ content, page: { index: 1, size: 3, total } });
const { content: companies } = examples.listRelatedCompanies['default'] as {
  content: RelatedCompany[];
};
const company = companies[0] as RelatedCompany;
const idsOf = (...given: Parameters<typeof todosOf>) => todosOf(...given).map(({ id }) => id);

it('has nothing where nothing waits', () => {
  const verified = [{ ...company, authorized: true }];
  const waiting = { saved: none, granted: none, companies: verified, unread: 0 };
  expect(idsOf(waiting, centreCopy)).toEqual([]);
});

it('says what to finish before what to read, and how many more there are', () => {
  const todos = todosOf({ saved: some(4), granted: some(1), companies: [], unread: 5 }, centreCopy);
  expect(todos.map(({ target }) => target)).toEqual([
    { page: 'order', id: '100001' },
    { page: 'order', id: '100001' },
    { page: 'orders', status: 'SAVE_NOT_SUBMIT' },
    { page: 'notices' },
  ]);
  expect(todos[2]?.title).toContain('3笔');
  expect(todos[3]?.title).toBe('5条未读消息');
});

it.each([
  [null, false, true],
  [null, true, false],
  ['PASSED', false, false],
  ['NOT_PASSED', false, true],
  ['PENDING', true, true],
] as const)('verification %s, authorised %s: waits %s', (certifyState, authorized, waits) => {
  const companies = [{ ...company, certifyState, authorized }];
  const ids = idsOf({ saved: none, granted: none, companies, unread: 0 }, centreCopy);
  expect(ids).toEqual(waits ? [`company-${company.id}`] : []);
});
