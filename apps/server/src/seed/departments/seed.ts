import { defineSeed } from '../defineSeed.js';
import { seed as products } from '../products/seed.js';
import { seed as session } from '../session/seed.js';
import { users } from '../../schema/users.js';
import { makeBankDepartments } from './makeBankDepartments.js';
import { makeDepartments } from './makeDepartments.js';
import { departments, departmentUsers } from '../../schema/departments.js';

export const seed = defineSeed({
  after: { products, session },
  tables: [departments, users, departmentUsers],
  make: (_context, earlier) => {
    const county = makeDepartments();
    const banks = makeBankDepartments(earlier.products.banks);
    return {
      departments: [...county.departments, ...banks.departments],
      people: [...county.people, ...banks.people],
      memberships: [...county.memberships, ...banks.memberships],
    };
  },
  rows: (sample) => [sample.departments, sample.people, sample.memberships],
});
