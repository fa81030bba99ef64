import { formatDate } from '@huiqi/sdk/domain';
import type { Random } from '../random.js';
import { maskIdNo } from '../../text/mask.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import { regionOfPlace } from '../../modules/companies/regionOfRecord.js';
import { ownerOf } from '../companies/ownerOf.js';
import { financierOf } from '../session/makeUsers.js';
import type { renewalEvents, renewals } from '../../schema/renewals.js';
import { sampleRenewalProducts } from './renewalBanks.js';

type NewRenewal = typeof renewals.$inferInsert;
type NewEvent = Omit<typeof renewalEvents.$inferInsert, 'id'>;
type Outcome = 'ACCEPT_SUCCESS' | 'APPROVAL_SUCCESS' | 'APPROVAL_FAIL';
/** Product, outcome and age in days; of a company, or of the first user in person. */
type Plan = readonly [
  productId: string,
  outcome: Outcome,
  daysAgo: number,
  companyId: string | null,
];

const dayMs = 86_400_000;
const firstUser = '1';
const person = { name: '周明', phone: '13800000001', idcard: maskIdNo('11010519491231002X') };
const oldProducts = ['商票贷', '云税贷', '流动资金贷款', '经营快贷', '小微信用贷'];
const uses = ['采购原材料', '支付货款', '补充流动资金', '更新设备'];
const reasons = ['近一年经营流水下降，未达到续贷条件', '原贷款存在逾期记录，暂不符合续贷条件'];

/** The first user's renewals: each outcome for a company, some for the person. */
const own: readonly Plan[] = [
  ['200004', 'ACCEPT_SUCCESS', 2, '1'],
  ['200001', 'APPROVAL_SUCCESS', 21, '1'],
  ['200010', 'APPROVAL_FAIL', 34, '10'],
  ['200003', 'APPROVAL_SUCCESS', 48, null],
  ['200009', 'APPROVAL_FAIL', 75, null],
];

/** Outcomes of the renewals at the sample officer's bank and some others. */
const outcomes: readonly Outcome[] = ['ACCEPT_SUCCESS', 'APPROVAL_SUCCESS', 'APPROVAL_FAIL'];
const others: readonly Plan[] = ['5', '6', '7', '8', '9', '11', '12', '13', '14', '15'].map(
  (companyId, turn) => {
    const products = ['200004', '200005', '200004', '200001'];
    const outcome = turn < 5 ? 'ACCEPT_SUCCESS' : (outcomes[turn % 3] ?? 'ACCEPT_SUCCESS');
    return [products[turn % 4] ?? '200004', outcome, 1 + turn * 3, companyId] as const;
  },
);

export interface SampleRenewals {
  readonly renewals: NewRenewal[];
  readonly events: NewEvent[];
}

function applicantOf(companyId: string | null, companies: readonly NewCompany[]) {
  const company = companies.find(({ id }) => id === companyId);
  return company
    ? {
        userId: ownerOf(company.id),
        companyId: company.id,
        ...regionOfPlace(company),
        contactName: company.legalName,
        contactPhone: company.legalPhone,
        idcard: null,
      }
    : {
        userId: firstUser,
        companyId: null,
        scfProvince: '500000',
        scfCity: '500231',
        scfDistrict: '500231',
        contactName: person.name,
        contactPhone: person.phone,
        idcard: person.idcard,
      };
}

/** Makes renewals in every state. */
export function makeRenewals(
  random: Random,
  companies: readonly NewCompany[],
  now: Date,
): SampleRenewals {
  const made: SampleRenewals = { renewals: [], events: [] };
  for (const [turn, [productId, outcome, daysAgo, companyId]] of [...own, ...others].entries()) {
    const product = sampleRenewalProducts.find(({ id }) => id === productId);
    if (!product) throw new Error(`The sample has no renewal product ${productId}`);
    const id = String(500_001 + turn);
    const createdAt = new Date(now.getTime() - daysAgo * dayMs + random.whole(0, 30_000) * 1_000);
    const auditedAt = outcome === 'ACCEPT_SUCCESS' ? null : new Date(createdAt.getTime() + dayMs);
    const remaining = Math.round(product.maxLoanLimit * (0.2 + random.next() * 0.5));
    const amount = Math.max(1, remaining - random.whole(0, 5));
    const granted = outcome === 'APPROVAL_SUCCESS';
    const remark = outcome === 'APPROVAL_FAIL' ? random.pick(reasons) : null;
    const applicant = applicantOf(companyId, companies);
    made.renewals.push({
      id,
      ...applicant,
      renewType: product.renewType,
      bankId: product.bankId,
      renewProductId: product.id,
      productName: random.pick(oldProducts),
      remainingAmount: String(remaining),
      renewExpireDate: formatDate(now.getTime() + (20 + turn * 7) * dayMs),
      renewAmount: String(amount),
      renewDeadline: Math.min(12, product.maxLoanTerm),
      renewUse: random.pick(uses),
      acceptStatus: outcome,
      renewQuota: granted ? String(amount) : null,
      interestRateType: granted ? 'YEAR' : null,
      interestRate: granted ? product.minInterestRate : null,
      renewTerm: granted ? Math.min(12, product.maxLoanTerm) : null,
      remark,
      auditedAt,
      createdAt,
    });
    made.events.push({
      renewalId: id,
      event: 'SUBMIT',
      acceptStatus: 'ACCEPT_SUCCESS',
      userId: applicant.userId,
      createdAt,
    });
    if (auditedAt)
      made.events.push({
        renewalId: id,
        event: 'ANSWER',
        acceptStatus: outcome,
        userId: financierOf(product.bankId),
        remark,
        createdAt: auditedAt,
      });
  }
  return made;
}
