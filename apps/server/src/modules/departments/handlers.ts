import { notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { departmentExists, listDepartments, listPeople } from './repository.js';
import { toTree } from './toTree.js';

export const handlers = {
  getDepartmentTree: async ({ db }) => toTree(await listDepartments(db), null),

  listDepartmentUsers: async ({ db, input }) => {
    if (!(await departmentExists(db, input.deptId))) throw notFound();
    return listPeople(db, input.deptId);
  },

  listTicketDepartments: async ({ db }) => {
    const rows = await listDepartments(db);
    return rows
      .filter(({ issuesTickets }) => issuesTickets)
      .map(({ id, name }) => ({ id, name, children: [] }));
  },
} satisfies Handlers;
