import type { PermissionKey } from '@huiqi/sdk';
import type { RightsCopy } from './copy.js';

/** The permission keys in the groups of the matrix. */
export const permissionGroups: readonly {
  readonly label: keyof RightsCopy;
  readonly keys: readonly PermissionKey[];
}[] = [
  {
    label: 'groupCases',
    keys: [
      'ADMIN_ORDERS',
      'CREDIT_REPORT',
      'ADMIN_POLICIES',
      'ADMIN_COUPONS',
      'ADMIN_DEMANDS',
      'ADMIN_SERVICES',
      'ADMIN_COMPANIES',
      'ADMIN_EVALUATIONS',
      'ADMIN_FIGURES',
    ],
  },
  {
    label: 'groupPlatform',
    keys: ['MANAGE', 'ADMIN_HANDLING_TIMES', 'ADMIN_PARTNERS', 'ADMIN_JOBS', 'ADMIN_SECURITY'],
  },
  { label: 'groupOwn', keys: ['GRZX', 'GRZX01', 'CHANGE_PASSWORD', 'ORG_DESK'] },
];
