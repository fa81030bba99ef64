import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { ServiceOrderApplication } from '@huiqi/sdk';
import type { ServiceOrderState } from '@huiqi/sdk/domain';
import type { Db } from '../../db/database.js';
import { owner } from '../../callKit/accounts.js';
import { ended } from '../../callKit/Actor.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first, type Thing } from '../../callKit/defineThings.js';
import { actingFor } from '../../callKit/reach.js';
import { serviceProducts } from '../../schema/services.js';
import { users } from '../../schema/users.js';
import { serviceOrders } from '../../schema/serviceOrders.js';

const ownerId = '1';

/** Products of an organisation without an order that would block another one. */
export async function freeProducts(db: Db, orgId: string): Promise<string[]> {
  const open = db
    .select({ id: serviceOrders.productId })
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.userId, ownerId),
        inArray(serviceOrders.status, ['PENDING', 'ACCEPTED']),
      ),
    );
  const rows = await db
    .select({ id: serviceProducts.id })
    .from(serviceProducts)
    .where(
      and(
        eq(serviceProducts.orgId, orgId),
        eq(serviceProducts.published, true),
        eq(serviceProducts.productStatus, 'ON_SHELF'),
        notInArray(serviceProducts.id, open),
      ),
    )
    .orderBy(asc(serviceProducts.id));
  return rows.map(({ id }) => id);
}

/** A valid order of a product. */
export const sampleOrder = (productId: string, nsrsbh: string): ServiceOrderApplication => ({
  productId,
  nsrsbh,
  contactName: '周明',
  contactPhone: '13800000001',
  demand: '希望了解服务周期和费用。',
});

/** Orders in a state, of the first user or of all. */
export const ordersIn = (db: Db, status: ServiceOrderState, userId?: string) =>
  db
    .select()
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.status, status),
        userId === undefined ? undefined : eq(serviceOrders.userId, userId),
      ),
    )
    .orderBy(asc(serviceOrders.id));

export const calls = defineCalls(async ({ ask, db }) => {
  const companies = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const { nsrsbh } = first(companies.content, 'company of the first user');
  const [productId = ''] = await freeProducts(db, '801');
  const { content } = await ask(owner, 'listServiceOrders', { size: 100 });
  const ratable = content.filter(({ mayRate }) => mayRate);
  // Another call handles one of 801's.
  const waiting = content.filter(
    ({ orderStatus, orgId }) => orderStatus === 'PENDING' && orgId !== '801',
  );
  return {
    listServiceEvaluations: { as: owner, input: { id: '8001' } },
    listOrganisationEvaluations: { as: owner, input: { id: '801', size: 2 } },
    checkServiceOrder: { as: owner, input: { id: productId, nsrsbh } },
    applyForService: { as: owner, input: { body: sampleOrder(productId, nsrsbh) } },
    listServiceOrders: { as: owner, input: { orderStatus: 'FINISHED', entName: '重庆' } },
    getServiceOrder: { as: owner, input: { id: first(content, 'service order').id } },
    cancelServiceOrder: {
      as: owner,
      input: { id: first(waiting, 'service order that waits').id },
    },
    rateServiceOrder: {
      as: owner,
      input: {
        id: first(ratable, 'service order to rate').id,
        body: { score: 5, content: '一次办成，很专业' },
      },
    },
  };
});

type Order = typeof serviceOrders.$inferSelect;

interface People {
  readonly enterprise: readonly string[];
  readonly staff: readonly string[];
}

const thingOf = (name: string, { id }: Order, { enterprise, staff }: People): Thing => ({
  name,
  id,
  reachableBy: ({ userId }, { roles }) =>
    userId !== null && (roles.includes('SERVICE_STAFF') ? staff : enterprise).includes(userId),
});

export const things = defineThings({
  kind: 'serviceOrder',
  missing: '9999999',
  make: async (db) => {
    const peopleOf = async ({ userId, companyId, orgId }: Order): Promise<People> => {
      const staff = await db.select({ id: users.id }).from(users).where(eq(users.orgId, orgId));
      return {
        enterprise: [userId, ...(await actingFor(db, companyId))],
        staff: staff.map(({ id }) => id),
      };
    };
    const find = async (orgId: string, status: ServiceOrderState, isOwn: boolean) =>
      first(
        (await ordersIn(db, status)).filter(
          (order) => order.orgId === orgId && (order.userId === ownerId) === isOwn,
        ),
        `order of ${orgId} in ${status}`,
      );
    const own = await find('801', 'FINISHED', true);
    const foreign = await find('802', 'PENDING', false);
    const [kept = own] = await db
      .insert(serviceOrders)
      .values({ ...own, id: 'service-order-kept', userId: ended })
      .returning();
    return [
      thingOf('a service order of the first user', own, await peopleOf(own)),
      thingOf('a service order of another user', foreign, await peopleOf(foreign)),
      thingOf('one placed before the binding ended', kept, await peopleOf(kept)),
    ];
  },
});
