import type { RoleType } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/SessionStore.js';
import { regionBounds, type RegionBounds } from '../../security/regionScope.js';
import { mayHandle, maySee } from '../orders/staffScope.js';
import type { DepartmentPerson } from './repository.js';
import type { OrderToGive } from './visibleDepartments.js';

type Test = (person: DepartmentPerson) => boolean;

/** People who can be assigned an order: those of `roles` who may see and handle it; a bank assigns only to its own staff. */
export const assignable =
  (by: CurrentUser, order: OrderToGive, roles: readonly RoleType[]): Test =>
  (person) =>
    roles.includes(person.role) &&
    (by.role !== 'FINANCIER' || person.bankId === by.bankId) &&
    mayHandle(person.role, order.status) &&
    maySee(person, order);

/** People who work within a staff member's region. */
export function colleagues(viewer: CurrentUser): Test {
  const bounds = Object.entries(regionBounds(viewer)) as [keyof RegionBounds, string][];
  return (person) => bounds.every(([name, code]) => person[name] === code);
}
