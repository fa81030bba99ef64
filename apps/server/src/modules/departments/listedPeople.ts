import type { CurrentUser } from '../../security/sessionStore.js';
import { regionBounds, type RegionBounds } from '../../security/staffScope.js';
import { maySee, type ScopedOrder } from '../orders/staffScope.js';
import type { DepartmentPerson } from './repository.js';

type Test = (person: DepartmentPerson) => boolean;

const staff: ReadonlySet<string> = new Set(['FINANCIER', 'OPERATOR', 'ADMIN']);

/** Who may be given an order: those who may see it; a bank gives its orders to its own people only. */
export const assignable =
  (by: CurrentUser, order: ScopedOrder): Test =>
  (person) =>
    staff.has(person.role) &&
    (by.role !== 'FINANCIER' || person.bankId === by.bankId) &&
    maySee(person, order);

/** Who works within the region of a staff member. */
export function colleagues(viewer: CurrentUser): Test {
  const bounds = Object.entries(regionBounds(viewer)) as [keyof RegionBounds, string][];
  return (person) => bounds.every(([name, code]) => person[name] === code);
}
