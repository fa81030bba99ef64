import type { TicketAuditState, TicketBatchState, TicketStatus } from '@huiqi/sdk';
import { TicketAuditStateLabels, TicketBatchStateLabels, TicketStatusLabels } from '@huiqi/sdk';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';

const ticketTones: Readonly<Record<TicketStatus, TagTone>> = {
  UNUSED: 'info',
  USED: 'success',
  EXPIRED: 'neutral',
};
const auditTones: Readonly<Record<TicketAuditState, TagTone>> = {
  PENDING: 'info',
  PASSED: 'success',
  RETURNED: 'warning',
  REJECTED: 'danger',
};
const batchTones: Readonly<Record<TicketBatchState, TagTone>> = {
  UPCOMING: 'info',
  OPEN: 'success',
  CLOSED: 'neutral',
};

/** The state of a ticket. */
export const TicketStatusTag = ({ status }: { readonly status: TicketStatus }) => (
  <Tag tone={ticketTones[status]}>{TicketStatusLabels[status]}</Tag>
);

/** The state of an application. */
export const TicketAuditTag = ({ state }: { readonly state: TicketAuditState }) => (
  <Tag tone={auditTones[state]}>{TicketAuditStateLabels[state]}</Tag>
);

/** Whether a batch is open. */
export const TicketBatchTag = ({ state }: { readonly state: TicketBatchState }) => (
  <Tag tone={batchTones[state]}>{TicketBatchStateLabels[state]}</Tag>
);
