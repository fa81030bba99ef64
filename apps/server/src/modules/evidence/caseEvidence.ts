import type { CaseEvidence } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { holds } from '../../security/holds.js';
import { staffScope } from '../orders/staffScope.js';
import { listDeclarations, listTickets, type DecidedCase } from './earlierRepository.js';
import { listOthers, sumOthers } from './repository.js';

export const noEvidence: CaseEvidence = {
  tickets: [],
  declarations: [],
  orders: [],
  ordersTotal: 0,
  paid: { count: 0, amount: '0' },
};

interface Applicant {
  /** Null for a person. */
  readonly companyId: string | null;
  readonly userId: string;
}

/** What the applicant of a case other than a loan application has received and applied for. */
export async function caseEvidence(
  { db, user }: Pick<UserCall<never>, 'db' | 'user'>,
  { companyId, userId }: Applicant,
  decided: DecidedCase = {},
): Promise<CaseEvidence> {
  const scope = staffScope(user);
  const applied = { id: '', companyId, userId };
  const { total, paid } = await sumOthers(db, applied, scope);
  return {
    tickets:
      companyId !== null && holds(user, 'ADMIN_COUPONS')
        ? await listTickets(db, companyId, decided)
        : [],
    declarations:
      companyId !== null && holds(user, 'ADMIN_POLICIES')
        ? await listDeclarations(db, companyId, decided)
        : [],
    orders: await listOthers(db, applied, scope),
    ordersTotal: total,
    paid,
  };
}
