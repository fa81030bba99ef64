import { TicketAuditEventLabels, type TicketAuditEvent, type TicketRecord } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { TagTone } from '../../../ui/Tag/Tag.js';
import type { TimelineItem } from '../../../ui/Timeline/Timeline.js';

const tones: Readonly<Record<TicketAuditEvent, TagTone>> = {
  SUBMIT: 'info',
  RESUBMIT: 'info',
  PASS: 'success',
  RETURN: 'warning',
  REJECT: 'danger',
  USE: 'success',
};

/** The trail of an application, newest first. */
export const ticketTimeline = (records: readonly TicketRecord[]): TimelineItem[] =>
  records.map(({ event, remark, operator, createdTs }, place) => ({
    key: `${createdTs}-${place}`,
    title: TicketAuditEventLabels[event],
    time: [operator, formatDateTime(createdTs)].filter(Boolean).join(' · '),
    description: remark ?? undefined,
    tone: tones[event],
  }));
