import { operator } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings, first, type Thing } from '../../testing/defineThings.js';

export const calls = defineCalls(async ({ ask }) => {
  const { id } = first(await ask(operator, 'getDepartmentTree', {}), 'department');
  return {
    getDepartmentTree: { as: operator, input: {} },
    listDepartmentUsers: { as: operator, input: { deptId: id } },
    listTicketDepartments: { as: operator, input: {} },
  };
});

const officers: readonly Thing[] = [
  {
    name: 'an officer of the bank',
    id: 'staff-bank-1-1-1',
    reachableBy: ({ role, bankId }) => role !== 'FINANCIER' || bankId === '1',
  },
  { name: 'an officer of another bank', id: 'staff-bank-2-1-1', reachableBy: () => false },
];

/** People whom an officer of the first bank, or the platform, may give orders of that bank. */
export const things = defineThings({
  kind: 'staff',
  missing: 'staff-nowhere-1',
  make: () => Promise.resolve(officers),
});
