import type { users } from '../../schema/users.js';
import type { CurrentUser } from '../../security/SessionStore.js';

type Person = Pick<typeof users.$inferSelect, 'name' | 'role' | 'bankId'> | null;

const isPlatform = (role: string) => role === 'OPERATOR' || role === 'ADMIN';

/** Whether somebody is a colleague of the viewer: of the same bank, or of the platform. */
export function isColleague(viewer: CurrentUser, person: Person): boolean {
  if (person === null) return false;
  if (isPlatform(viewer.role)) return isPlatform(person.role);
  return person.role === 'FINANCIER' && person.bankId !== null && person.bankId === viewer.bankId;
}

/**
 * The name the trail shows for somebody: platform staff see all names, a bank its own staff and the applicants, known
 * from the order.
 */
export function visibleName(viewer: CurrentUser, person: Person): string | null {
  const isVisible =
    person !== null &&
    (isPlatform(viewer.role) || !isStaff(person.role) || isColleague(viewer, person));
  return isVisible ? person.name : null;
}

const applicants: readonly string[] = ['NORMA', 'AGENT'];
const isStaff = (role: string) => !applicants.includes(role);
