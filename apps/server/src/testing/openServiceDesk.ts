import type { RelatedCompany } from '@huiqi/sdk';
import { freeProducts, sampleOrder } from '../modules/serviceOrders/calls.js';
import { newcomer, otherServiceStaff, owner, serviceStaff } from '../callKit/accounts.js';
import { callsAs, callsWith, type Calls } from './callsAs.js';
import { openTestApp, type TestApp } from './openTestApp.js';

export const front = '/firms/front/order';
export const desk = '/firms/front/org/order';

/** A server with the enterprise and organisation used by tests of service orders. */
export async function openServiceDesk() {
  const testApp: TestApp = await openTestApp();
  const mine = await callsAs(testApp, owner);
  const staff = await callsAs(testApp, serviceStaff);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const [company, second] = data.content as RelatedCompany[];
  if (!company || !second) throw new Error('The first user has too few companies');
  const free = await freeProducts(testApp.db, '801');
  const placed: string[] = [];
  let turn = 0;
  const key = () => `service-order-${(turn += 1)}`;
  const apply = async (
    productId: string,
    nsrsbh = company.nsrsbh,
    calls = mine,
    more: object = {},
  ) => {
    const body = { ...sampleOrder(productId, nsrsbh), ...more };
    const response = await calls('POST', `${front}/apply`, body, key());
    if (response.status === 200) placed.push(response.data.id);
    return response;
  };
  const handle = (orderId: string, status: string, more: object = {}, calls: Calls = staff) =>
    calls('POST', `${desk}/handle`, { orderId, status, ...more }, key());
  const cancel = (id: string, calls: Calls = mine) =>
    calls('POST', `${front}/serviceOrder/cancel/${id}`, undefined, key());
  const nextProduct = () => {
    const productId = free[turn % free.length];
    if (productId === undefined) throw new Error('The sample has too few products');
    return productId;
  };
  return {
    testApp,
    mine,
    staff,
    company,
    second,
    key,
    other: await callsAs(testApp, newcomer),
    foreignStaff: await callsAs(testApp, otherServiceStaff),
    visitor: callsWith(testApp, null),
    /** A product of the first organisation that the first user can order. */
    nextProduct,
    apply,
    order: async (productId = nextProduct()) => ({
      id: (await apply(productId)).data.id as string,
      productId,
    }),
    handle,
    cancel,
    finish: async (id: string) => {
      await handle(id, 'ACCEPTED', { handling: '今日联系您' });
      await handle(id, 'FINISHED');
    },
    rate: (id: string, score = 5, calls: Calls = mine) =>
      calls(
        'POST',
        `${front}/serviceOrder/evaluation/${id}`,
        { score, content: ' 很专业 ' },
        key(),
      ),
    view: async (id: string) => (await mine('GET', `${front}/serviceOrder/view/${id}`)).data,
    check: async (productId: string, query = '') =>
      (await mine('GET', `${front}/check/${productId}${query}`)).data,
    /** Closes open orders, so that the product can be ordered again. */
    closeOrders: async () => {
      for (const id of placed.splice(0))
        if ((await cancel(id)).status !== 200) await handle(id, 'FINISHED');
    },
  };
}
