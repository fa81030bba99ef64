import type { PolicyApplicationRow, PolicyRedemption } from '@huiqi/sdk';
import { plainDecimal } from '../../text/decimals.js';
import type { companies } from '../../schema/companies.js';
import type { policies } from '../../schema/policies.js';
import type { policyApplications } from '../../schema/policyApplications.js';

/** A declaration with the names of its policy and company. */
export interface ApplicationRow {
  readonly application: typeof policyApplications.$inferSelect;
  readonly policy: Pick<typeof policies.$inferSelect, 'title' | 'withdrawnAt'>;
  readonly company: Pick<typeof companies.$inferSelect, 'name' | 'creditCode'>;
}

/** What was paid out on a declaration; null before that. */
export const redemptionOf = ({
  redeemedAmount,
  redeemedAt,
}: Pick<ApplicationRow['application'], 'redeemedAmount' | 'redeemedAt'>): PolicyRedemption | null =>
  redeemedAmount === null || redeemedAt === null
    ? null
    : { amount: plainDecimal(redeemedAmount), redeemedTs: redeemedAt.toISOString() };

/** A row of the user's declarations. */
export const toApplicationRow = ({
  application,
  policy,
  company,
}: ApplicationRow): PolicyApplicationRow => ({
  id: application.id,
  policyId: application.policyId,
  policyTitle: policy.title,
  companyName: company.name,
  createdTs: application.createdAt.toISOString(),
  updatedTs: application.updatedAt.toISOString(),
  auditState: application.state,
  // It was in time; only withdrawal of the policy prevents a correction.
  validity: policy.withdrawnAt === null,
  redemption: redemptionOf(application),
});
