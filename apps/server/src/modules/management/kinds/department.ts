import { storedDepartment, wrongReferences } from './departmentRepository.js';
import type { ManagedKind } from './ManagedKind.js';
import { required } from './problems.js';

export const department: ManagedKind<'DEPARTMENT'> = {
  ...storedDepartment,
  empty: () => ({
    kind: 'DEPARTMENT',
    name: '',
    parentId: null,
    bankId: null,
    position: 0,
    issuesTickets: false,
    dispatchesDemands: false,
  }),
  titleOf: ({ name }) => name,
  // Those of banks too are the platform's, which their officers belong to.
  belongsTo: () => ({ bankId: null, scfProvince: null }),
  problems: async (db, content, id) => [
    ...required({ name: content.name }),
    ...(await wrongReferences(db, content, id)),
  ],
};
