import { eq } from 'drizzle-orm';
import { messages } from '@huiqi/sdk/domain';
import { operator } from '../../callKit/accounts.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { front, openServiceDesk } from '../../testing/openServiceDesk.js';
import { callsAs } from '../../testing/callsAs.js';
import { users } from '../../schema/users.js';
import { serviceOrders } from '../../schema/serviceOrders.js';
import { serviceProducts } from '../../schema/services.js';

let desks: Awaited<ReturnType<typeof openServiceDesk>>;
beforeAll(async () => {
  desks = await openServiceDesk();
});
afterAll(() => desks.testApp.close());
afterEach(() => desks.closeOrders());

describe('ordering', () => {
  it('says with a plain boolean whether the company has an order that goes on', async () => {
    const { company, second, apply, order, handle, check } = desks;
    const { id, productId } = await order();
    const ofSecond = `?nsrsbh=${second.nsrsbh}`;
    expect(await check(productId)).toBe(true);
    expect(await check(productId, `?nsrsbh=${company.nsrsbh}`)).toBe(true);
    expect(await check(productId, ofSecond)).toBe(false);
    const refused = await apply(productId);
    expect([refused.status, refused.code]).toEqual([409, '100409']);
    expect(messages.serviceOrderPending).toBe('该企业已有待处理的订单，请勿重复申请');
    await handle(id, 'ACCEPTED');
    expect(await check(productId)).toBe(true);
    await handle(id, 'FINISHED');
    expect(await check(productId)).toBe(false);
    expect((await apply(productId)).status).toBe(200);
    // Another company of the same user is a separate customer.
    expect((await apply(productId, second.nsrsbh)).status).toBe(200);
    expect(await check(productId, ofSecond)).toBe(true);
  });

  it('counts the order of the product at once', async () => {
    const { nextProduct, order } = desks;
    const productId = nextProduct();
    const counted = async () =>
      (await desks.visitor('GET', `/firms/front/product/info/${productId}`)).data.orderNumber;
    const before = await counted();
    await order(productId);
    expect(await counted()).toBe(before + 1);
  });

  it('of an organisation without staff is told to those who look after it', async () => {
    const { testApp, staff, apply, nextProduct } = desks;
    const mayWork = (disabled: boolean) =>
      testApp.db.update(users).set({ disabled }).where(eq(users.orgId, '801'));
    await mayWork(true);
    expect((await apply(nextProduct())).status).toBe(200);
    await mayWork(false);
    const titlesOf = async (ask: typeof staff) =>
      (await ask('GET', '/user/notice/page?size=5')).data.content.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titlesOf(await callsAs(testApp, operator))).toContain('服务订单无人受理');
    expect(await titlesOf(staff)).not.toContain('服务订单无人受理');
  });

  it('refuses a price that is no longer the one that was confirmed', async () => {
    const { testApp, mine, company, visitor, nextProduct, apply, check, view } = desks;
    const productId = nextProduct();
    const at = (price: object) => apply(productId, company.nsrsbh, mine, price);
    const { data } = await visitor('GET', `/firms/front/product/info/${productId}`);
    const shown = { servicePriceType: data.servicePriceType, price: data.price };
    const current = { servicePriceType: 'PAY', price: '43210.00' };
    expect(shown).not.toEqual(current);
    await testApp.db
      .update(serviceProducts)
      .set({ priceType: 'PAY', price: current.price })
      .where(eq(serviceProducts.id, productId));
    const before = await testApp.db.$count(serviceOrders);
    for (const price of [shown, { servicePriceType: 'FREE', price: null }, { price: '43210.01' }]) {
      const { status, code } = await at(price);
      expect([status, code], JSON.stringify(price)).toEqual([409, '100409']);
    }
    expect(await testApp.db.$count(serviceOrders)).toBe(before);
    expect(await check(productId)).toBe(false);
    const placed = await at(current);
    expect(placed.status).toBe(200);
    expect(await view(placed.data.id)).toMatchObject(current);
  });

  it('is for companies of the user and products on offer only', async () => {
    const { testApp, mine, company, other, visitor, nextProduct, apply } = desks;
    const productId = nextProduct();
    expect((await apply(productId, company.nsrsbh, other)).status).toBe(400);
    expect(
      (await other('GET', `${front}/check/${productId}?nsrsbh=${company.nsrsbh}`)).status,
    ).toBe(404);
    const hidden = (await testApp.db.select().from(serviceProducts)).filter(
      ({ published, productStatus }) => !published || productStatus === 'OFF_SHELF',
    );
    expect(hidden.length).toBeGreaterThan(1);
    for (const { id } of [...hidden, { id: 'nothing' }]) {
      expect((await apply(id)).status, id).toBe(404);
      expect((await mine('GET', `${front}/check/${id}`)).status, id).toBe(404);
      expect((await visitor('GET', `${front}/evaluation/${id}`)).status, id).toBe(404);
    }
  });

  it('takes the user for the contact if the form names none', async () => {
    const { mine, company, key, nextProduct, view } = desks;
    const productId = nextProduct();
    const body = { productId, nsrsbh: company.nsrsbh };
    const { data } = await mine('POST', `${front}/apply`, body, key());
    // A number that is easy to read out on the phone.
    expect(data.id).toMatch(/^FW20\d{6}\d{6}$/);
    expect(await view(data.id)).toMatchObject({ contactPhone: '13800000001', demand: null });
    const landline = { ...body, productId: nextProduct(), contactPhone: '023-74512345转801' };
    const other = await mine('POST', `${front}/apply`, landline, key());
    expect(await view(other.data.id)).toMatchObject({ contactPhone: '023-74512345转801' });
    const blank = { ...body, contactName: '  ' };
    expect((await mine('POST', `${front}/apply`, blank, key())).status).toBe(400);
  });
});
