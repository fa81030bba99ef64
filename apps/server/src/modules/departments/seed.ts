import { defineSeed } from '../../seed/defineSeed.js';
import { seed as session } from '../session/seed.js';
import { users } from '../session/table.js';
import { makeDepartments } from './seed/makeDepartments.js';
import { departments, departmentUsers } from './table.js';

export const seed = defineSeed({
  after: { session },
  tables: [departments, users, departmentUsers],
  make: makeDepartments,
  rows: (sample) => [sample.departments, sample.people, sample.memberships],
});
