import { notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { orderDeskRoles } from '../orders/orderDeskRepository.js';
import { departmentExists, listChoices, listPeople, ofGovernment } from './repository.js';
import { toTree } from './toTree.js';
import { assignable, colleagues } from './listedPeople.js';
import { departmentsFor, orderToGive, visibleDepartments } from './visibleDepartments.js';

export const handlers = {
  getDepartmentTree: async ({ db, user, input: { orderId } }) => {
    const where =
      orderId === undefined
        ? visibleDepartments(user)
        : departmentsFor(user, await orderToGive(db, user, orderId));
    return toTree(await listChoices(db, where), null);
  },

  listDepartmentUsers: async ({ db, user, input: { deptId, orderId } }) => {
    const isListed =
      orderId === undefined
        ? colleagues(user)
        : assignable(user, await orderToGive(db, user, orderId), await orderDeskRoles(db));
    if (!(await departmentExists(db, deptId, visibleDepartments(user)))) throw notFound();
    return listPeople(db, deptId, isListed);
  },

  listTicketDepartments: async ({ db }) => {
    const rows = await listChoices(db, ofGovernment);
    return rows
      .filter(({ issuesTickets }) => issuesTickets)
      .map(({ id, name }) => ({ id, name, children: [] }));
  },
} satisfies Handlers;
