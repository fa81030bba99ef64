import type { users } from '../../../schema/users.js';
import type { departments, departmentUsers } from '../../../schema/departments.js';

export interface SampleDepartments {
  readonly departments: (typeof departments.$inferInsert)[];
  readonly people: (typeof users.$inferInsert)[];
  readonly memberships: (typeof departmentUsers.$inferInsert)[];
}

const region = { scfProvince: '500000', scfCity: '500231', scfDistrict: '0' };

/** A staff member who has neither phone nor password, and so no way to log in. */
export const officer = (id: string, name: string) => ({
  id,
  name,
  phone: null,
  taxNo: null,
  passwordHash: '',
  type: 'PHONE' as const,
  ...region,
});
