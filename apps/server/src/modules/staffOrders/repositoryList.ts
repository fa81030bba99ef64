import type { SortDirection, StaffOrderPage } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { SQL } from 'drizzle-orm';
import { page, type PageInput } from '../../db/page.js';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/sessionStore.js';
import { readRange } from '../orders/repository.js';
import { orders } from '../orders/table.js';
import { toSummary } from '../orders/toOrder.js';
import { withFacts } from './repositoryFacts.js';

/** One page of the orders that match, by time of submission. */
export const findStaffOrders = (
  db: Queryable,
  user: CurrentUser,
  where: SQL | undefined,
  range: PageInput,
  direction?: SortDirection,
): Promise<StaffOrderPage> =>
  page(
    {
      rows: async (part) => withFacts(db, user, await readRange(db, where, part, direction)),
      toItem: ({ row, facts }) => ({ ...toSummary(row), ...facts }),
      total: db.$count(orders, where),
    },
    range,
    constants.pageSizes.adminOrders,
  );
