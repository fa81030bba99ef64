import type { OrderPage, RelatedCompany } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { fillCopy } from '../../../provider/copy.js';
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

/** Tasks of a user with one company. */
const todosOfCompany = (change: Pick<RelatedCompany, 'authorized' | 'certifyState'>) =>
  todosOf(
    { saved: none, granted: none, companies: [{ ...company, ...change }], unread: 0 },
    centreCopy,
  );

it.each([
  [null, centreCopy.unverified],
  ['PENDING', centreCopy.unverified],
  ['NOT_PASSED', centreCopy.rejected],
  ['PASSED', centreCopy.unauthorised],
] as const)(
  'a company keeps its user from applying until it is authorised: %s',
  (certifyState, title) => {
    expect(todosOfCompany({ certifyState, authorized: false })).toMatchObject([
      { id: `company-${company.id}`, title: fillCopy(title, { company: company.qymc }) },
    ]);
    // A later check that failed takes nothing away.
    expect(todosOfCompany({ certifyState, authorized: true })).toEqual([]);
  },
);

it('names no amount of an application that has none yet', () => {
  const [order] = content;
  const saved = { ...none, content: [{ ...order!, loanAmount: null }] };
  const [todo] = todosOf({ saved, granted: none, companies: [], unread: 0 }, centreCopy);
  expect(todo?.line).toBe(order?.companyName);
});

it('leaves out a line that is all drawn', () => {
  const [order] = content;
  const idsWith = (available: string) => {
    const line = { granted: '50', drawn: '50', available };
    const granted = { ...none, content: [{ ...order!, line }] };
    return idsOf({ saved: none, granted, companies: [], unread: 0 }, centreCopy);
  };
  expect(idsWith('0.01')).toHaveLength(1);
  expect(idsWith('0')).toEqual([]);
});
