import { and, type SQL } from 'drizzle-orm';
import type { PermissionKey } from '@huiqi/sdk/domain';
import type { PromisedDesk } from '@huiqi/sdk';
import { inRegionOf } from '../../security/regionScope.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { inRegionOfCompany } from '../companies/authorityRepository.js';
import { staffScope as ordersOf } from '../orders/staffScope.js';
import { staffScope as renewalsOf } from '../renewals/repository.js';
import { inQueue } from '../staffOrders/inQueue.js';

/** Who may see a desk, and which of its cases a staff member works on. */
export const deskAccess: Readonly<
  Record<
    PromisedDesk,
    {
      readonly permission: PermissionKey;
      readonly scope: (user: CurrentUser) => SQL | undefined;
    }
  >
> = {
  ORDER: {
    permission: 'ADMIN_ORDERS',
    scope: (user) => and(ordersOf(user), inQueue(user, 'mine').where),
  },
  RENEWAL: { permission: 'ADMIN_ORDERS', scope: renewalsOf },
  POLICY: { permission: 'ADMIN_POLICIES', scope: inRegionOfCompany },
  COUPON: { permission: 'ADMIN_COUPONS', scope: inRegionOfCompany },
  SERVICE: {
    permission: 'ADMIN_SERVICES',
    scope: (user) => inRegionOf(user, serviceOrganisations),
  },
};
