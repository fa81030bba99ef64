import type {
  PublicTicket,
  SimilarTicket,
  Ticket,
  TicketApplicationRow,
  TicketBatch,
  TicketDetail,
  TicketRecord,
  TicketReview,
  TicketReviewRow,
} from '@huiqi/sdk';
import { contractAfter, formatDate, ticketBatchStateOn, ticketStatusOn } from '@huiqi/sdk/domain';
import { plainDecimal } from '../../text/decimals.js';
import { maskPhone } from '../../text/mask.js';
import type {
  ticketApplications,
  ticketBatches,
  ticketEvents,
  tickets,
} from '../../schema/tickets.js';

export type TicketRow = typeof tickets.$inferSelect;

/** An application with its joined columns. */
export interface ApplicationRow {
  readonly application: typeof ticketApplications.$inferSelect;
  readonly company: {
    readonly name: string;
    readonly creditCode: string;
  };
  readonly batch: string;
  readonly fileName: string | null;
  /** SHA-256 of the contract. */
  readonly fileHash: string | null;
}

/** An earlier application that may have received a ticket for the same contract. */
export interface SimilarRow {
  readonly application: ApplicationRow['application'];
  readonly batch: string;
  readonly ticket: TicketRow;
  readonly sameFile: boolean;
}

export interface EventRow {
  readonly event: typeof ticketEvents.$inferSelect;
  readonly userName: string | null;
}

export const toTicket = (row: TicketRow, today: string): Ticket => ({
  id: row.id,
  applicationId: row.applicationId,
  companyName: row.companyName,
  nsrsbh: row.creditCode,
  amount: row.amount,
  status: ticketStatusOn(row, today),
  expiresOn: row.expiresOn,
  usedOn: row.usedOn,
  batch: row.batch,
});

export const toPublicTicket = (row: TicketRow): PublicTicket => ({
  companyName: row.companyName,
  contractAmount: row.contractAmount,
  preferentialContractAmount: contractAfter(row.contractAmount, row.amount) ?? row.contractAmount,
  approvedAmount: row.amount,
  applyDate: row.applyDate,
  batch: row.batch,
});

export const toBatch = (
  { isWithdrawn: _isWithdrawn, ...row }: typeof ticketBatches.$inferSelect,
  today: string,
): TicketBatch => ({
  ...row,
  discountRate: plainDecimal(row.discountRate),
  state: ticketBatchStateOn(row, today),
});

const amountsOf = ({ application }: ApplicationRow) => ({
  discountRate: plainDecimal(application.discountRate),
  contractAmount: application.contractAmount,
  preferentialContractAmount:
    contractAfter(
      application.contractAmount,
      application.approvedAmount ?? application.dueAmount,
    ) ?? application.contractAmount,
});

export const toApplicationRow = (row: ApplicationRow): TicketApplicationRow => ({
  id: row.application.id,
  companyName: row.company.name,
  ...amountsOf(row),
  batch: row.batch,
  auditState: row.application.auditState,
  applyDate: formatDate(row.application.createdAt),
});

/** A trail entry; applicants see their own name but only the role of others. */
const toRecord = ({ event, userName }: EventRow, isStaff: boolean): TicketRecord => ({
  event: event.event,
  auditState: event.auditState,
  remark: event.remark,
  operator: isStaff ? userName : null,
  createdTs: event.createdAt.toISOString(),
});

const formOf = ({ application, fileName }: ApplicationRow) => ({
  contactName: application.contactName,
  fileUrl: application.fileKey,
  fileName,
  formItems: application.formItems,
  remark: application.remark,
});

export const toDetail = (
  row: ApplicationRow,
  ticket: TicketRow | undefined,
  events: readonly EventRow[],
  today: string,
): TicketDetail => ({
  ...toApplicationRow(row),
  nsrsbh: row.company.creditCode,
  approvedAmount: row.application.approvedAmount,
  orgName: row.application.orgName,
  ...formOf(row),
  contactPhone: row.application.contactPhone,
  records: events.map((event) => toRecord(event, false)),
  ticket: ticket ? toTicket(ticket, today) : null,
});

export const toReviewRow = (row: ApplicationRow): TicketReviewRow => ({
  id: row.application.id,
  companyName: row.company.name,
  nsrsbh: row.company.creditCode,
  orgName: row.application.orgName,
  ...amountsOf(row),
  dueAmount: row.application.dueAmount,
  approvedAmount: row.application.approvedAmount,
  batch: row.batch,
  auditState: row.application.auditState,
  createdTs: row.application.createdAt.toISOString(),
  version: row.application.version,
});

const toSimilar = (
  { application, batch, ticket, sameFile }: SimilarRow,
  today: string,
): SimilarTicket => ({
  id: application.id,
  batch,
  contractAmount: application.contractAmount,
  approvedAmount: ticket.amount,
  applyDate: ticket.applyDate,
  status: ticketStatusOn(ticket, today),
  sameFile,
});

/** The parts of an application that staff see beside its row. */
interface ReviewParts {
  readonly ticket: TicketRow | undefined;
  readonly events: readonly EventRow[];
  readonly similar: readonly SimilarRow[];
}

export const toReview = (
  row: ApplicationRow,
  { ticket, events, similar }: ReviewParts,
  today: string,
): TicketReview => ({
  ...toReviewRow(row),
  ...formOf(row),
  contactPhone: maskPhone(row.application.contactPhone),
  records: events.map((event) => toRecord(event, true)),
  ticket: ticket ? toTicket(ticket, today) : null,
  similar: similar.map((one) => toSimilar(one, today)),
});
