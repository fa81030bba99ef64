import type { users } from '../../schema/users.js';
import type { departments, departmentUsers } from '../../schema/departments.js';

export interface SampleDepartments {
  readonly departments: (typeof departments.$inferInsert)[];
  readonly people: (typeof users.$inferInsert)[];
  readonly memberships: (typeof departmentUsers.$inferInsert)[];
}

const region = { scfProvince: '500000', scfCity: '500231', scfDistrict: '0' };

/** A staff member without phone or password, who therefore cannot log in. */
export const officer = (id: string, name: string) => ({
  id,
  name,
  phone: null,
  taxNo: null,
  passwordHash: '',
  type: 'PHONE' as const,
  ...region,
});
