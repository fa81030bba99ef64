import type { PolicyReviewRow } from '@huiqi/sdk';
import { plainDecimal } from '../../text/decimals.js';
import type { policies } from '../../schema/policies.js';
import { redemptionOf, type ApplicationRow } from './toRow.js';

/** A declaration with the policy and company fields that its reviewers need. */
export interface ReviewRow extends ApplicationRow {
  readonly policy: typeof policies.$inferSelect;
  readonly publishOrgName: string;
}

/** A declaration as a row of the reviewers' list. */
export function toReviewRow({
  application,
  policy,
  publishOrgName,
  company,
}: ReviewRow): PolicyReviewRow {
  const { applyAmount } = application.form;
  return {
    id: application.id,
    policyId: application.policyId,
    policyTitle: policy.title,
    grade: policy.grade,
    publishOrgName,
    companyName: company.name,
    nsrsbh: company.creditCode,
    applyAmount: applyAmount === undefined ? null : plainDecimal(applyAmount),
    auditState: application.state,
    submittedTs: application.submittedAt.toISOString(),
    updatedTs: application.updatedAt.toISOString(),
    redemption: redemptionOf(application),
    version: application.version,
  };
}
