import type { PolicyAudit } from '@huiqi/sdk';
import type { TrailEntry } from './declarationTrailRepository.js';

/** A step of a declaration as shown to its applicant: the department decides, not a person. */
export const toAudit = ({ event: step, publishOrgName }: TrailEntry): PolicyAudit => ({
  auditTs: step.createdAt.toISOString(),
  event: step.event,
  auditState: step.state,
  departmentName: step.event === 'SUBMIT' || step.event === 'RESUBMIT' ? null : publishOrgName,
  remark: step.remark,
});
