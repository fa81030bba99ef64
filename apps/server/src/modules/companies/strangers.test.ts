import { eq, getTableName } from 'drizzle-orm';
import type { EvaluationDepartment, OperationId } from '@huiqi/sdk';
import { operationMeta } from '@huiqi/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Calls } from '../../testing/callsAs.js';
import { contextOf } from '../../testing/exampleCalls.js';
import { openStranger } from '../../testing/openStranger.js';
import { requestOf } from '../../testing/requestOf.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { calls as couponCalls } from '../coupons/calls.js';
import { ticketApplications, ticketEvents, tickets } from '../../schema/tickets.js';
import { calls as demandCalls, sampleDemand } from '../demands/calls.js';
import { demandDays, demandEvents, demands } from '../../schema/demands.js';
import { calls as evaluationCalls } from '../evaluations/calls.js';
import { evaluationSubmissions } from '../../schema/evaluations.js';
import { calls as renewalCalls } from '../renewals/calls.js';
import { renewalEvents, renewals } from '../../schema/renewals.js';
import { ordersIn, calls as orderCalls } from '../serviceOrders/calls.js';
import {
  serviceEvaluations,
  serviceOrderEvents,
  serviceOrders,
} from '../../schema/serviceOrders.js';
import { fileUses } from '../../schema/uploads.js';
import { userCompanies } from '../../schema/userCompanies.js';

let open: Awaited<ReturnType<typeof openStranger>>;
beforeAll(async () => {
  open = await openStranger();
});
afterAll(() => open.close());

const tables = [
  demands,
  demandDays,
  demandEvents,
  serviceOrders,
  serviceOrderEvents,
  serviceEvaluations,
  evaluationSubmissions,
  ticketApplications,
  tickets,
  ticketEvents,
  renewals,
  renewalEvents,
  fileUses,
];
/** Every row that a step could add or change. */
const stored = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const rows = await open.testApp.db.select().from(table);
        return [getTableName(table), rows.map((row) => JSON.stringify(row)).toSorted()] as const;
      }),
    ),
  );

type Request = Pick<ReturnType<typeof requestOf>, 'method' | 'path' | 'body'>;
const statusesOf = async (calls: Calls, steps: ReadonlyMap<string, Request>) => {
  const statuses: Record<string, number> = {};
  for (const [name, step] of steps)
    statuses[name] = (await calls(step.method, step.path, step.body)).status;
  return statuses;
};

/** One operation for each thing the owner does with the company; all of them succeed. */
const used = [
  'getTodayDemandCount',
  'submitDemand',
  'rateDemand',
  'getServiceOrder',
  'checkServiceOrder',
  'applyForService',
  'rateServiceOrder',
  'cancelServiceOrder',
  'getQuestionnaire',
  'submitQuestionnaire',
  'getTicketDiscount',
  'applyForTicket',
  'getTicket',
  'redeemTicket',
  'getRenewalDetail',
  'submitRenewal',
] as const satisfies readonly OperationId[];

async function stepsOfOwner(): Promise<Map<string, Request>> {
  const context = contextOf(open.testApp);
  const domains = [demandCalls, orderCalls, evaluationCalls, couponCalls, renewalCalls];
  const examples = Object.assign({}, ...(await Promise.all(domains.map((make) => make(context)))));
  return new Map(used.map((id) => [id, requestOf(operationMeta[id], examples[id].input)]));
}

/** Lists of what belongs to the user's companies. */
const lists = [
  '/demand/front/page?mine=true',
  '/firms/front/order/serviceOrder/page',
  '/ticket/userCenter/page',
  '/ticket/userCenter/apply/page',
  '/order/renew/front/page',
];

test('who adds a company by what is public neither sees what belongs to it nor acts for it', async () => {
  const { testApp, rich, stranger, company } = open;
  const uploads = await uploadsAs(testApp);
  const { key } = await uploads.upload(['plan.pdf', pdf], uploads.mine);
  const demand = await rich('POST', '/demand/front/add', {
    ...sampleDemand(company),
    fileUrls: [key],
  });
  const steps = await stepsOfOwner();
  steps.set('getDemand', { method: 'GET', path: `/demand/front/detail/${demand.data.id}` });
  const departments = `/demand/evaluation/activity/ev-3/departments?socialCreditIdentifier=${company.nsrsbh}`;
  const [waiting] = await ordersIn(testApp.db, 'PENDING', '1');
  const check = `/firms/front/order/check/${waiting?.productId}`;
  const views = async (calls: Calls) =>
    Promise.all(
      [...lists, departments, check].map(async (path) => (await calls('GET', path)).data),
    );
  const before = { stored: await stored(), owner: await views(rich) };

  const seen = { authorized: false, legalPhone: null };
  expect(await open.add()).toMatchObject({ status: 200, data: seen });
  const bound = await rich('GET', `/user/enterpriseBindDetail/${company.id}`);
  expect(bound.data.legalPhone).toContain('****');
  // The other companies of the same owner, some of which the register refuses to add.
  const owned = await testApp.db.select().from(userCompanies).where(eq(userCompanies.userId, '1'));
  const added = owned.map(({ companyId }) => ({ companyId, userId: '2' }));
  await testApp.db.insert(userCompanies).values(added).onConflictDoNothing();
  for (const path of lists)
    expect([path, (await stranger('GET', path)).data.page.total]).toEqual([path, 0]);
  const { data } = await stranger('GET', departments);
  expect(data.filter((one: EvaluationDepartment) => one.whetherSubmitted)).toEqual([]);
  expect((await stranger('GET', check)).data).toBe(false);
  const reached = Object.entries(await statusesOf(stranger, steps)).filter(
    ([, status]) => ![400, 403, 404, 409].includes(status),
  );
  expect(reached).toEqual([]);
  expect((await uploads.open(key, uploads.others)).statusCode).toBe(404);
  expect({ stored: await stored(), owner: await views(rich) }).toEqual(before);

  // The same steps succeed for the owner: only the authorisation was missing.
  const succeeded = [...steps.keys()].map((name) => [name, 200]);
  expect(await statusesOf(rich, steps)).toEqual(Object.fromEntries(succeeded));
  expect((await uploads.open(key, uploads.mine)).statusCode).toBe(200);
  expect((await rich('GET', check)).data).toBe(true);
});
