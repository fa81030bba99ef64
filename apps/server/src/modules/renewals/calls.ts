import { and, eq, ne, not } from 'drizzle-orm';
import type { RelatedCompany, RenewalApplication } from '@huiqi/sdk';
import { bankOfficer, operator, owner } from '../../callKit/accounts.js';
import { ended } from '../../callKit/Actor.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first, type Thing } from '../../callKit/defineThings.js';
import { isInRegionOf } from '../../callKit/reach.js';
import { renewals } from '../../schema/renewals.js';

/** A renewal for a company with a bank and product without an open one. */
export const sampleRenewal = (company: RelatedCompany): RenewalApplication => ({
  bankId: '7',
  renewType: 'ENTERPRISE',
  renewProductId: '200001',
  productName: '商票贷',
  remainingAmount: '80',
  renewExpireTs: '2027-12-31',
  renewAmount: '80',
  renewDeadline: 12,
  renewUse: '采购原料',
  companyInfo: {
    qymc: company.qymc,
    nsrsbh: company.nsrsbh,
    contactName: '周明',
    contactPhone: '13800000001',
  },
  agreement: true,
});

/** A renewal of a person. */
export const samplePersonRenewal: RenewalApplication = {
  bankId: '1',
  renewType: 'PERSONAL',
  renewProductId: '200006',
  productName: '个人快贷',
  remainingAmount: '30.5',
  renewExpireTs: '2027-12-31',
  renewAmount: '30',
  renewDeadline: 12,
  renewUse: '店铺进货',
  personInfo: { applyName: '周明', applyPhone: '13800000001', idcard: '11010519491231002X' },
  recommendationCode: '系统分配',
  agreement: true,
};

export const calls = defineCalls(async ({ ask }) => {
  const companies = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const own = await ask(owner, 'listRenewals', {});
  const waiting = await ask(bankOfficer, 'listStaffRenewals', { acceptStatus: 'ACCEPT_SUCCESS' });
  const { id } = first(waiting.content, 'renewal that waits for the bank');
  const next = first(waiting.content.slice(1), 'second renewal that waits');
  const body = sampleRenewal(first(companies.content, 'company of the first user'));
  const refused = await ask(bankOfficer, 'listStaffRenewals', { acceptStatus: 'APPROVAL_FAIL' });
  const free = first(refused.content, 'renewal that the bank refused');
  const corrected = first(refused.content.slice(1), 'second renewal that it refused');
  const backwards = { figures: null, reason: '审核有误' };
  const proposed = await ask(bankOfficer, 'proposeRenewalCorrection', {
    id: corrected.id,
    body: backwards,
  });
  const grant = { renewQuota: '1', interestRateType: 'YEAR', interestRate: '3.85' } as const;
  return {
    listRenewalBanks: { as: owner, input: { renewType: 'PERSONAL', amount: '0-100' } },
    getRenewalBank: { as: owner, input: { id: '7' } },
    listRenewals: { as: owner, input: {} },
    getRenewalStatistics: { as: owner, input: {} },
    getRenewalDetail: { as: owner, input: { id: first(own.content, 'renewal').id } },
    submitRenewal: { as: owner, input: { body } },
    listStaffRenewals: { as: bankOfficer, input: { keyword: '续贷' } },
    getStaffRenewal: { as: bankOfficer, input: { id } },
    getStaffRenewalQueuePosition: { as: bankOfficer, input: { id } },
    readRenewalContact: { as: bankOfficer, input: { id: next.id } },
    proposeRenewalCorrection: { as: bankOfficer, input: { id: free.id, body: backwards } },
    decideRenewalCorrection: {
      as: operator,
      input: {
        id: corrected.id,
        body: { correctionId: proposed.correction?.id ?? '', confirmed: true },
      },
    },
    refuseRenewals: {
      as: bankOfficer,
      input: {
        body: {
          batchId: '7b0c8a524d0e4c559a532f3e5d1f0a11',
          ids: [next.id],
          reason: '经营流水不足',
        },
      },
    },
    answerRenewal: {
      as: bankOfficer,
      input: { id, body: { acceptStatus: 'APPROVAL_SUCCESS', ...grant, renewTerm: 12 } },
    },
  };
});

type Renewal = typeof renewals.$inferSelect;

/** Staff reach renewals of their region (officers: of their bank among them), applicants their own. */
const thingOf = (name: string, renewal: Renewal): Thing => ({
  name,
  id: renewal.id,
  reachableBy: (actor, { roles }) => {
    if (roles.length === 0) return actor.userId === renewal.userId;
    const isOfBank = actor.role !== 'FINANCIER' || actor.bankId === renewal.bankId;
    return isOfBank && isInRegionOf(actor, renewal);
  },
});

export const things = defineThings({
  kind: 'renewal',
  missing: '599999',
  make: async (db, actors) => {
    const bank = actors.find(({ userId }) => userId === '5')?.bankId ?? '';
    const open = eq(renewals.acceptStatus, 'ACCEPT_SUCCESS');
    const find = async (what: string, ...where: Parameters<typeof and>) => {
      const found = db
        .select()
        .from(renewals)
        .where(and(...where));
      return first(await found.orderBy(renewals.id), what);
    };
    const own = await find('open renewal of the first user', open, eq(renewals.userId, '1'));
    const isOthers = and(open, ne(renewals.userId, '1'));
    const ofBank = await find('open renewal of the bank', isOthers, eq(renewals.bankId, bank));
    const ofOther = await find('renewal of another bank', open, ne(renewals.bankId, bank));
    const decided = await find(
      'decided renewal of a company',
      ne(renewals.companyId, '1'),
      not(open),
    );
    const kept = { ...decided, id: 'renewal-of-ended', userId: ended };
    const away = { ...decided, id: 'renewal-elsewhere', scfCity: '500112', scfDistrict: '500112' };
    await db.insert(renewals).values([kept, away]);
    return [
      thingOf('a renewal of the first user', own),
      thingOf('a renewal of the bank', ofBank),
      thingOf('a renewal of another bank', ofOther),
      thingOf('a renewal of a user whose binding ended', kept),
      thingOf('a renewal of another region', away),
    ];
  },
});
