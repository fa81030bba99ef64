import { regionBounds } from '../../../security/regionScope.js';
import type { CurrentUser } from '../../../security/SessionStore.js';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { privileged } from './privilegedRoles.js';
import { required } from './problems.js';
import { accountProblems, storedStaff } from './staffRepository.js';

const provinceOf = (code: string | null) => (code === '0' ? null : code);

/** Nobody gives more than they have: neither a higher role nor a wider region. */
function isWithinRights(user: CurrentUser, content: ContentOf<'STAFF'>): boolean {
  const bounds = Object.entries(regionBounds(user));
  return (
    (user.role === 'ADMIN' || !privileged.has(content.role)) &&
    bounds.every(([name, code]) => content[name as 'scfCity'] === code)
  );
}

export const staff: ManagedKind<'STAFF'> = {
  ...storedStaff,
  empty: ({ scfProvince, scfCity = '0', scfDistrict = '0' }) => ({
    kind: 'STAFF',
    name: '',
    phone: null,
    role: 'FINANCIER',
    bankId: null,
    orgId: null,
    scfProvince,
    scfCity,
    scfDistrict,
    departmentIds: [],
  }),
  titleOf: ({ name }) => name,
  // Accounts are the platform's: a bank names its staff to the platform.
  belongsTo: ({ scfProvince }) => ({ bankId: null, scfProvince: provinceOf(scfProvince) }),
  isWithinRights,
  problems: async (db, content, id) => [
    ...required({ name: content.name, phone: content.phone ?? '' }),
    ...(await accountProblems(db, content, id)),
  ],
};
