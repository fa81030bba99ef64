import type { PolicyApplicationRow, PolicyRedemption } from '@huiqi/sdk';
import { plainDecimal } from '../../text/decimals.js';
import type { ApplicationRow } from './repository.js';
import type { policyApplications } from '../../schema/policyApplications.js';

/** What was paid out on a declaration; null before that. */
export const redemptionOf = ({
  redeemedAmount,
  redeemedAt,
}: Pick<
  typeof policyApplications.$inferSelect,
  'redeemedAmount' | 'redeemedAt'
>): PolicyRedemption | null =>
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
