import { eq, ne, and } from 'drizzle-orm';
import type { RelatedCompany, RenewalApplication } from '@huiqi/sdk';
import { bankOfficer, owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings, first, type Thing } from '../../testing/defineThings.js';
import { renewals } from './table.js';

/** A renewal of a company with a bank and product that has none open. */
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
  const body = sampleRenewal(first(companies.content, 'company of the first user'));
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
    answerRenewal: {
      as: bankOfficer,
      input: { id, body: { acceptStatus: 'APPROVAL_SUCCESS', ...grant, renewTerm: 12 } },
    },
  };
});

type Renewal = typeof renewals.$inferSelect;

const thingOf = (name: string, { id, userId, bankId }: Renewal): Thing => ({
  name,
  id,
  reachableBy: (actor, { roles }) => {
    if (roles.length === 0) return actor.userId === userId;
    return actor.role !== 'FINANCIER' || actor.bankId === bankId;
  },
});

export const things = defineThings({
  kind: 'renewal',
  missing: '599999',
  make: async (db, actors) => {
    const bank = actors.find(({ userId }) => userId === '5')?.bankId ?? '';
    const open = eq(renewals.acceptStatus, 'ACCEPT_SUCCESS');
    const find = async (...where: Parameters<typeof and>) =>
      db
        .select()
        .from(renewals)
        .where(and(open, ...where))
        .orderBy(renewals.id);
    const own = await find(eq(renewals.userId, '1'));
    const ofBank = await find(eq(renewals.bankId, bank), ne(renewals.userId, '1'));
    const elsewhere = await find(ne(renewals.bankId, bank));
    return [
      thingOf('a renewal of the first user', first(own, 'open renewal of the first user')),
      thingOf('a renewal of the bank', first(ofBank, 'open renewal of the bank')),
      thingOf('a renewal of another bank', first(elsewhere, 'open renewal of another bank')),
    ];
  },
});
