import type { PolicyReviewRow } from '@huiqi/sdk';
import { plainDecimal } from '../../text/decimals.js';
import type { ReviewRow } from './declarationReviewRepository.js';
import { redemptionOf } from './toRow.js';

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
