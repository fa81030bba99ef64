import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { DemandSubmission, RelatedCompany } from '@huiqi/sdk';
import { operator, owner } from '../../callKit/accounts.js';
import { clerk, ended } from '../../callKit/Actor.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first, type Thing } from '../../callKit/defineThings.js';
import { actingFor, isInRegionOf } from '../../callKit/reach.js';
import { demands } from '../../schema/demands.js';

/** A demand of a company. */
export const sampleDemand = ({ nsrsbh }: Pick<RelatedCompany, 'nsrsbh'>): DemandSubmission => ({
  anonymity: false,
  demandType: 'ADVISORY',
  title: '咨询技改补贴',
  content: '请问设备更新能否申请补贴？',
  contactName: '周明',
  contactPhone: '13800000001',
  nsrsbh,
  areaCode: '500231',
  areaName: '垫江县',
  cityCode: '500231',
});

export const anonymousDemand: DemandSubmission = {
  anonymity: true,
  demandType: 'SUGGESTION',
  title: '建议增加停车位',
  content: '办事大厅周边停车困难，建议增加车位。',
};

export const calls = defineCalls(async ({ ask, db }) => {
  const companies = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const company = first(companies.content, 'company of the first user');
  const mine = await ask(owner, 'listDemands', { mine: true });
  const [ratable] = await db
    .select()
    .from(demands)
    .where(and(eq(demands.userId, '1'), eq(demands.status, 'REPLIED')));
  const waiting = await ask(operator, 'listStaffDemands', { status: 'SUBMITTED', size: 2 });
  const processing = await ask(operator, 'listStaffDemands', { status: 'PROCESSING' });
  const replied = await ask(operator, 'listStaffDemands', { status: 'REPLIED' });
  const open = first(waiting.content, 'demand without a department');
  const given = first(processing.content, 'demand that waits for a reply');
  const other = first(
    replied.content.filter(({ id }) => id !== ratable?.id),
    'other demand with a reply',
  );
  const version = 9;
  const batchId = '7b0c8a524d0e4c559a532f3e5d1f0a11';
  return {
    submitDemand: { as: owner, input: { body: sampleDemand(company) } },
    listDemands: { as: owner, input: { keyword: '补贴', mine: true } },
    getDemand: { as: owner, input: { id: first(mine.content, 'demand').id } },
    getTodayDemandCount: { as: owner, input: { id: company.id } },
    getDemandStatistics: { as: owner, input: {} },
    listDemandDynamics: { as: owner, input: {} },
    listDemandDepartments: { as: owner, input: {} },
    rateDemand: {
      as: owner,
      input: {
        body: {
          demandId: ratable?.id ?? '',
          serviceSatisfaction: 5,
          solveSpeed: 5,
          content: '答复及时',
        },
      },
    },
    listStaffDemands: { as: operator, input: { overdue: true } },
    countStaffDemands: { as: operator, input: {} },
    getStaffDemand: { as: operator, input: { id: given.id } },
    getStaffDemandQueuePosition: { as: operator, input: { id: given.id } },
    readDemandContact: { as: operator, input: { id: open.id } },
    assignDemand: { as: operator, input: { id: open.id, body: { departmentId: 'jxw', version } } },
    replyToDemand: {
      as: operator,
      input: { id: given.id, body: { content: '已安排专人与您联系。', version } },
    },
    closeDemand: { as: operator, input: { id: other.id, body: { version } } },
    assignDemands: {
      as: operator,
      input: { body: { batchId, ids: [open.id], versions: [version], departmentId: 'jxw' } },
    },
    closeDemands: {
      as: operator,
      input: { body: { batchId, ids: [other.id], versions: [version], reason: '已线下解决' } },
    },
  };
});

type Demand = typeof demands.$inferSelect;

const thingOf = (name: string, demand: Demand, members: readonly string[]): Thing => ({
  name,
  id: demand.id,
  reachableBy: (actor, { roles }) => {
    const { userId } = actor;
    if (roles.length === 0)
      return (
        demand.departmentId !== null ||
        (userId !== null && (demand.userId === userId || members.includes(userId)))
      );
    const isGiven = userId !== clerk.userId || demand.departmentId === clerk.departmentId;
    return isGiven && isInRegionOf(actor, demand);
  },
});

export const things = defineThings({
  kind: 'demand',
  missing: '799999',
  make: async (db) => {
    const find = async (what: string, ...where: Parameters<typeof and>) =>
      first(
        await db
          .select()
          .from(demands)
          .where(and(...where))
          .orderBy(demands.id),
        what,
      );
    const copy = async (of: Demand, change: Partial<Demand> & Pick<Demand, 'id'>) =>
      first(
        await db
          .insert(demands)
          .values({ ...of, ...change })
          .returning(),
        'copy',
      );
    const isNew = isNull(demands.departmentId);
    const own = await find('new demand', eq(demands.userId, '1'), isNew);
    const foreign = await find(
      'new demand of another',
      isNotNull(demands.companyId),
      isNew,
      eq(demands.status, 'SUBMITTED'),
      ne(demands.userId, '1'),
    );
    const { departmentId } = clerk;
    const elsewhere = { scfProvince: '340000', scfCity: '340100', scfDistrict: '340104' };
    const named: readonly (readonly [string, Demand])[] = [
      ['a new demand of the first user', own],
      ['another new demand', foreign],
      ['one made before the binding ended', await copy(own, { id: 'demand-kept', userId: ended })],
      ['one in another region', await copy(foreign, { id: 'demand-elsewhere', ...elsewhere })],
      ['a public demand', await find('public', ne(demands.departmentId, departmentId))],
      [
        "one of the clerk's department",
        await find('given', eq(demands.departmentId, departmentId)),
      ],
    ];
    return Promise.all(
      named.map(async ([name, row]) => thingOf(name, row, await actingFor(db, row.companyId))),
    );
  },
});
