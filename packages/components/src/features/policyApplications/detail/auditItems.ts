import { PolicyApplicationEventLabels, type PolicyAudit } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { TimelineItem } from '../../../ui/Timeline/Timeline.js';
import { policyState } from '../policyState.js';

type Record = PolicyAudit & { readonly userName?: string | null };

/** The steps of a declaration, newest first, with their actors as far as the reader may know. */
export const auditItems = (records: readonly Record[]): TimelineItem[] =>
  records.map(({ auditTs, event, auditState, departmentName, userName, remark }, at) => ({
    // Keyed from the oldest, because new ones are prepended.
    key: String(records.length - at),
    title: PolicyApplicationEventLabels[event],
    time: formatDateTime(auditTs),
    description: [[departmentName, userName].filter(Boolean).join(' '), remark]
      .filter(Boolean)
      .join('：'),
    tone: policyState(auditState)?.tone,
  }));
