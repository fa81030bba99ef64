import { formatDate, ticketAmounts, type TicketMover } from '@huiqi/sdk/domain';
import type { TicketAuditEvent, TicketAuditState } from '@huiqi/sdk';
import { createRandom } from '../random.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import { ownerOf } from '../companies/ownerOf.js';
import type {
  ticketApplications,
  ticketBatches,
  ticketDiscounts,
  ticketEvents,
  tickets,
} from '../../schema/tickets.js';
import { planOf, type Plan } from './planOf.js';
import { sampleBatches } from './sampleBatches.js';
import { rejectReasons, returnReasons, serviceOrganisations } from './sampleTexts.js';

type Batch = typeof ticketBatches.$inferInsert;
type NewDiscount = typeof ticketDiscounts.$inferInsert;

export interface SampleCoupons {
  readonly batches: Batch[];
  readonly discounts: NewDiscount[];
  readonly applications: (typeof ticketApplications.$inferInsert)[];
  readonly tickets: (typeof tickets.$inferInsert)[];
  readonly events: Omit<typeof ticketEvents.$inferInsert, 'id'>[];
}

const dayMs = 86_400_000;
const reviewer = '6';
const supported = '30';

const moves: Readonly<
  Record<TicketAuditState, readonly (readonly [TicketAuditEvent, TicketMover])[]>
> = {
  PENDING: [['SUBMIT', 'APPLICANT']],
  PASSED: [
    ['SUBMIT', 'APPLICANT'],
    ['PASS', 'REVIEWER'],
  ],
  RETURNED: [
    ['SUBMIT', 'APPLICANT'],
    ['RETURN', 'REVIEWER'],
  ],
  REJECTED: [
    ['SUBMIT', 'APPLICANT'],
    ['REJECT', 'REVIEWER'],
  ],
};

/** Every third company has its own higher discount in the open batch, including the first user's first one. */
const discountsOf = (companies: readonly NewCompany[], batch: Batch): NewDiscount[] =>
  companies
    .filter((_company, turn) => turn % 3 === 0)
    .map(({ id }) => ({ batchId: batch.id, companyId: id, discountRate: supported }));

/** Applications in every state over four batches, with their tickets. */
export function makeCoupons(companies: readonly NewCompany[], day: Date): SampleCoupons {
  const random = createRandom(794_233);
  const batches = sampleBatches(day);
  const made: SampleCoupons = {
    batches,
    discounts: batches.slice(-1).flatMap((batch) => discountsOf(companies, batch)),
    applications: [],
    tickets: [],
    events: [],
  };

  /** A moment in office hours on the day, in China. */
  const inOffice = (at: number) =>
    new Date(Math.floor(at / dayMs) * dayMs + random.whole(60, 540) * 60_000);

  function add(company: NewCompany, batch: Batch, { state, use }: Plan) {
    const id = String(3_001 + made.applications.length);
    const userId = ownerOf(company.id);
    const own = made.discounts.find(
      (row) => row.batchId === batch.id && row.companyId === company.id,
    );
    const discountRate = own?.discountRate ?? batch.discountRate;
    const contractAmount = `${random.whole(12, 240) * 1_000}.${random.pick(['00', '00', '50'])}`;
    const amounts = ticketAmounts({ contractAmount, discountRate, maxAmount: batch.maxAmount });
    if (!amounts) throw new Error(`The sample cannot discount ${contractAmount}`);
    const opened = Date.parse(`${batch.opensOn}T00:00:00Z`);
    const last = Math.min(Date.parse(`${batch.closesOn}T00:00:00Z`), day.getTime() - 4 * dayMs);
    const days = Math.floor((last - opened) / dayMs);
    const createdAt = inOffice(opened + random.whole(0, days) * dayMs);
    const decidedAt = inOffice(createdAt.getTime() + random.whole(1, 2) * dayMs);
    const remark =
      state === 'RETURNED'
        ? random.pick(returnReasons)
        : state === 'REJECTED'
          ? random.pick(rejectReasons)
          : null;
    const trail = moves[state].map(([event, mover]) => ({
      event,
      userId: mover === 'REVIEWER' ? reviewer : userId,
      auditState: mover === 'REVIEWER' ? state : ('PENDING' as const),
      remark: mover === 'REVIEWER' ? remark : null,
      createdAt: mover === 'REVIEWER' ? decidedAt : createdAt,
    }));
    const usedAt =
      use && new Date(Math.min(decidedAt.getTime() + 9 * dayMs, day.getTime() - dayMs));
    if (usedAt)
      trail.push({
        event: 'USE',
        userId,
        auditState: state,
        remark: null,
        createdAt: usedAt,
      });
    made.events.push(
      ...trail.map((one, turn) => ({ ...one, applicationId: id, version: turn + 1 })),
    );
    const isPassed = state === 'PASSED';
    made.applications.push({
      id,
      userId,
      companyId: company.id,
      batchId: batch.id,
      discountRate,
      contractAmount,
      dueAmount: amounts.dueAmount,
      orgName: random.pick(serviceOrganisations),
      contactName: company.legalName,
      contactPhone: company.legalPhone,
      formItems: [],
      auditState: state,
      approvedAmount: isPassed ? amounts.dueAmount : null,
      remark,
      version: trail.length,
      createdAt,
    });
    if (!isPassed) return;
    made.tickets.push({
      id: String(4_001 + made.tickets.length),
      applicationId: id,
      userId,
      companyName: company.name,
      creditCode: company.creditCode,
      batch: batch.name,
      contractAmount,
      amount: amounts.dueAmount,
      applyDate: formatDate(createdAt),
      expiresOn: batch.ticketsExpireOn,
      usedOn: usedAt ? formatDate(usedAt) : null,
      issuedAt: decidedAt,
    });
  }

  for (const [turn, batch] of batches.entries())
    for (const company of companies.slice(0, 60)) {
      const plan = planOf(company.id, turn);
      if (plan) add(company, batch, plan);
    }
  return made;
}
