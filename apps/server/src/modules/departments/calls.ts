import { operator } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { first } from '../../callKit/defineThings.js';

export const calls = defineCalls(async ({ ask }) => {
  const { id } = first(await ask(operator, 'getDepartmentTree', {}), 'department');
  return {
    getDepartmentTree: { as: operator, input: {} },
    listDepartmentUsers: { as: operator, input: { deptId: id } },
    listTicketDepartments: { as: operator, input: {} },
  };
});
