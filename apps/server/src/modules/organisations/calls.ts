import { eq } from 'drizzle-orm';
import type { OrganisationContent, OrganisationProductContent } from '@huiqi/sdk';
import { operator, owner, serviceStaff } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first, type Thing } from '../../callKit/defineThings.js';
import { isInRegionOf } from '../../callKit/reach.js';
import { serviceProducts } from '../../schema/services.js';
import { users } from '../../schema/users.js';
import { serviceReviews } from '../../schema/serviceReviews.js';
import { serviceOrganisations } from '../../schema/organisations.js';

const own = '801';

/** Sample changes that staff may submit to their organisation. */
export const sampleOrganisation: OrganisationContent = {
  name: '垫江智企知识产权服务有限公司',
  introduction: '为中小企业提供专利、商标和项目申报服务。',
  address: '重庆市垫江县桂溪街道',
  contactName: '张惠',
  contactPhone: '023-74500000',
};

/** Sample changes that staff may submit to a product. */
export const sampleProduct: OrganisationProductContent = {
  name: '实用新型专利申请',
  serviceTypeBig: 'IP',
  serviceTypeSmall: 'IP_PATENT',
  serviceMode: 'INTERNET_SERVICE',
  servicePriceType: 'PAY',
  price: '1800.5',
  content: '<h3>服务内容</h3><p>检索、撰写申请文件并答复审查意见。</p>',
  process: '沟通需求\n撰写文件\n递交申请',
  contactPhone: '023-74500000',
};

export const calls = defineCalls(async ({ ask }) => {
  const organisation = await ask(serviceStaff, 'getOrganisation', { id: own });
  const offered = await ask(serviceStaff, 'listOrganisationProducts', {
    productStatus: 'ON_SHELF',
    auditStatus: 'PASSED',
  });
  const edited = first(offered.content, 'product on offer');
  const withdrawn = first(offered.content.slice(1), 'second product on offer');
  const orders = await ask(serviceStaff, 'listOrganisationOrders', {});
  const pending = await ask(serviceStaff, 'listOrganisationOrders', { status: 'PENDING' });
  const waiting = await ask(operator, 'listServiceReviews', { auditStatus: 'PENDING' });
  const versionOf = async (id: string) =>
    (await ask(serviceStaff, 'getOrganisationProduct', { id })).version;
  return {
    getOrganisationIntroduction: { as: owner, input: { id: own } },
    listOrganisations: { as: serviceStaff, input: { auditStatus: organisation.auditStatus } },
    getOrganisation: { as: serviceStaff, input: { id: own } },
    listOrganisationProducts: { as: serviceStaff, input: { orgId: own, size: 2 } },
    getOrganisationProduct: { as: serviceStaff, input: { id: edited.id } },
    listOrganisationProductOptions: { as: serviceStaff, input: { orgId: own } },
    listOrganisationOptions: { as: serviceStaff, input: {} },
    saveOrganisation: {
      as: serviceStaff,
      input: { body: { ...sampleOrganisation, version: organisation.version } },
    },
    saveOrganisationProduct: {
      as: serviceStaff,
      input: {
        body: { ...sampleProduct, id: edited.id, version: await versionOf(edited.id) },
      },
    },
    shelveOrganisationProduct: {
      as: serviceStaff,
      input: {
        id: withdrawn.id,
        body: { productStatus: 'OFF_SHELF', version: await versionOf(withdrawn.id) },
      },
    },
    listOrganisationOrders: { as: serviceStaff, input: { orgId: own } },
    getOrganisationOrder: {
      as: serviceStaff,
      input: { id: first(orders.content, 'order of the organisation').id },
    },
    getOrganisationOrderQueuePosition: {
      as: serviceStaff,
      input: { id: first(orders.content, 'order of the organisation').id, orgId: own },
    },
    readOrganisationOrderContact: {
      as: serviceStaff,
      input: { id: first(pending.content, 'order that waits').id },
    },
    handleOrganisationOrder: {
      as: serviceStaff,
      input: {
        body: {
          orderId: first(pending.content, 'order that waits').id,
          status: 'ACCEPTED',
          handling: '已安排专人对接',
          version: 1,
        },
      },
    },
    refuseOrganisationOrders: {
      as: serviceStaff,
      input: {
        body: {
          batchId: '7b0c8a524d0e4c559a532f3e5d1f0a11',
          ids: [first(pending.content, 'order that waits').id],
          versions: [1],
          reason: '暂不承接',
        },
      },
    },
    listServiceReviews: { as: operator, input: { kind: 'PRODUCT' } },
    countServiceReviews: { as: operator, input: {} },
    getServiceReview: {
      as: operator,
      input: { id: first(waiting.content, 'review that waits').id },
    },
    getServiceReviewQueuePosition: {
      as: operator,
      input: { id: first(waiting.content, 'review that waits').id, kind: 'PRODUCT' },
    },
    refuseServiceReviews: {
      as: operator,
      input: {
        body: {
          batchId: '7b0c8a524d0e4c559a532f3e5d1f0a11',
          ids: [first(waiting.content, 'review that waits').id],
          versions: [1],
          reason: '资料不完整',
        },
      },
    },
    decideServiceReview: {
      as: operator,
      input: {
        id: first(waiting.content, 'review that waits').id,
        body: { decision: 'PASS', version: 1 },
      },
    },
  };
});

const ofStaff = (name: string, id: string, staff: readonly string[]): Thing => ({
  name,
  id,
  reachableBy: ({ userId }) => userId !== null && staff.includes(userId),
});

export const things = [
  defineThings({
    kind: 'organisation',
    missing: '899999',
    make: async (db) => {
      const all = await db.select().from(serviceOrganisations).orderBy(serviceOrganisations.id);
      const staff = await db.select().from(users).where(eq(users.role, 'SERVICE_STAFF'));
      return all.slice(0, 3).map(({ id, name }) =>
        ofStaff(
          name,
          id,
          staff.filter(({ orgId }) => orgId === id).map((user) => user.id),
        ),
      );
    },
  }),
  defineThings({
    kind: 'organisationProduct',
    missing: '8999999',
    make: async (db) => {
      const staff = await db.select().from(users).where(eq(users.role, 'SERVICE_STAFF'));
      return Promise.all(
        staff.map(async ({ id, orgId }) => {
          const products = await db
            .select()
            .from(serviceProducts)
            .where(eq(serviceProducts.orgId, orgId ?? ''))
            .orderBy(serviceProducts.id);
          const product = first(products.slice(-1), `product of ${orgId}`);
          return ofStaff(`product ${product.name} of ${orgId}`, product.id, [id]);
        }),
      );
    },
  }),
  defineThings({
    kind: 'serviceReview',
    missing: '3999999',
    make: async (db) => {
      const reviews = await db.select().from(serviceReviews).orderBy(serviceReviews.id);
      const review = first(reviews, 'review');
      const organisations = await db.select().from(serviceOrganisations);
      const here = first(
        organisations.filter(({ id }) => id === review.orgId),
        'organisation with a review',
      );
      const place = { scfProvince: '340000', scfCity: '340100', scfDistrict: '340104' };
      const elsewhere = { ...here, id: 'organisation-elsewhere', ...place };
      await db.insert(serviceOrganisations).values(elsewhere);
      const copy = { id: 'review-elsewhere', subjectId: elsewhere.id, orgId: elsewhere.id };
      await db.insert(serviceReviews).values({ ...review, ...copy });
      return [
        { ...review, organisation: here },
        { ...review, ...copy, organisation: elsewhere },
      ].map(({ id, organisation }) => ({
        name: `a review of ${organisation.id}`,
        id,
        reachableBy: (actor) => isInRegionOf(actor, organisation),
      }));
    },
  }),
];
