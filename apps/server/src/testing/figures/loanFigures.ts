import { OrderStatusValues, RenewalAcceptStatusValues, StaffQueueValues } from '@huiqi/sdk/domain';
import { pairsOf, sum, type Pairs, type Query, type Reader } from './figures.js';

/** An applicant's orders and renewals: the overviews, their lists and the details. */
export async function applicantFigures({ get, rows, count }: Reader): Promise<Pairs> {
  const orders = await get('/order/user/loan/statistic');
  const renewals = await get('/order/renew/statistics');
  const list = '/order/user/page';
  const { creditCode } = await get('/user/info');
  const company: Query = creditCode ? { nsrsbh: creditCode } : {};
  const ofCompany = await get('/order/user/loan/statistic', company);
  const disbursed = await rows(list, { orderStatus: 'BANK_APPROVAL_SUCCESS' });
  const loans: string[] = [];
  for (const { orderId } of disbursed)
    loans.push((await get(`/order/user/${orderId}`)).loan.amount);
  return {
    'orders of the company': [ofCompany.total, await count(list, company)],
    'orders of the company under review': [
      ofCompany.applying,
      await count(list, { ...company, applying: 'true' }),
    ],
    'all orders': [orders.total, await count(list)],
    'orders under review': [orders.applying, await count(list, { applying: 'true' })],
    'orders with credit': [orders.granted, await count(list, { orderStatus: 'APPROVAL_SUCCESS' })],
    'orders paid out': [orders.disbursed, disbursed.length],
    'amount paid out': [Number(orders.disbursedAmount), sum(loans)],
    ...(await pairsOf(OrderStatusValues, async (status) => [
      'orders',
      orders.byStatus[status] ?? 0,
      await count(list, { orderStatus: status }),
    ])),
    'all renewals': [renewals.total, await count('/order/renew/front/page')],
    ...(await pairsOf(RenewalAcceptStatusValues, async (acceptStatus) => {
      const name = {
        ACCEPT_SUCCESS: 'acceptSuccess',
        APPROVAL_SUCCESS: 'approvalSuccess',
        APPROVAL_FAIL: 'approvalFail',
      }[acceptStatus];
      return ['renewals', renewals[name], await count('/order/renew/front/page', { acceptStatus })];
    })),
  };
}

/** The staff list of orders with some filters: its tabs, its queues and an export. */
export const staffOrderFigures =
  (filters: Query) =>
  async ({ get, count, rows }: Reader): Promise<Pairs> => {
    const counts = await get('/order/admin/statusCount', filters);
    const list = (query: Query) => count('/order/admin/page', { ...filters, ...query });
    const exported = async (query: Query) =>
      (await get('/order/export/order/count', { ...filters, ...query })).count;
    const { ACCEPT_SUCCESS = 0, BANK_NO_INFO = 0 } = counts.byStatus;
    const { APPROVAL_FAIL = 0, BANK_APPROVAL_FAIL = 0, JXW_AUDIT_FAIL = 0 } = counts.byStatus;
    return {
      'all orders': [counts.total, await list({})],
      'all of an export': [counts.total, await exported({})],
      'that wait for the caller': [counts.waitingForMe, await list({ queue: 'mine' })],
      'that say so': [
        counts.waitingForMe,
        (await rows('/order/admin/page', filters)).filter(({ waitsForMe }) => waitsForMe).length,
      ],
      'that are assigned to the caller': [counts.assignedToMe, await list({ queue: 'assigned' })],
      'that wait for the commission': [
        counts.byStatus.PRE_JXW_ACCEPT ?? 0,
        await list({ queue: 'commission' }),
      ],
      'that the commission recommended': [
        counts.byStatus.JXW_AUDIT_PASSED ?? 0,
        await list({ queue: 'recommended' }),
      ],
      'that wait for the loan': [
        counts.byStatus.APPROVAL_SUCCESS ?? 0,
        await list({ queue: 'granted' }),
      ],
      'that wait for the bank': [ACCEPT_SUCCESS + BANK_NO_INFO, await list({ queue: 'waiting' })],
      'that were refused': [
        APPROVAL_FAIL + BANK_APPROVAL_FAIL + JXW_AUDIT_FAIL,
        await list({ queue: 'refused' }),
      ],
      ...(await pairsOf(OrderStatusValues, async (orderStatus) => [
        'orders',
        counts.byStatus[orderStatus] ?? 0,
        await list({ orderStatus }),
      ])),
      ...(await pairsOf(StaffQueueValues, async (queue) => [
        'export of the queue',
        await exported({ queue }),
        await list({ queue }),
      ])),
    };
  };

/** Renewals of staff: the list and its parts. */
export async function staffRenewalFigures({ count }: Reader): Promise<Pairs> {
  const path = '/order/renew/admin/page';
  const parts: number[] = [];
  for (const acceptStatus of RenewalAcceptStatusValues)
    parts.push(await count(path, { acceptStatus }));
  return { 'all renewals': [await count(path), sum(parts)] };
}
