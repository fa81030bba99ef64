import type { StaffOrderDetail } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { ApiError } from '../../contract/ApiError.js';
import { readDetail } from '../orders/readDetail.js';
import type { OrderRow } from '../orders/toOrder.js';
import { mayReadContact } from './mayReadContact.js';
import { withFacts } from './repositoryFacts.js';

/** An order in full, as a staff member sees it. */
export async function readStaffDetail(
  call: Pick<UserCall<never>, 'db' | 'config' | 'user'>,
  row: OrderRow,
): Promise<StaffOrderDetail> {
  const [found] = await withFacts(call.db, call.user, [row]);
  if (!found) throw new ApiError('100404', { message: '订单不存在' });
  return {
    ...(await readDetail(call, row)),
    ...found.facts,
    contactReadable: mayReadContact(call.user, row.order),
  };
}
