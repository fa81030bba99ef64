import type {
  DemandDetail,
  DemandEvaluation,
  DemandRecord,
  DemandReply,
  DemandRow,
  StaffDemandDetail,
  StaffDemandRow,
} from '@huiqi/sdk';
import { DemandTypeLabels, formatDate, labelOf, mayRateDemand } from '@huiqi/sdk/domain';
import { maskPhone } from '../../text/mask.js';
import type { demandEvents, demands } from '../../schema/demands.js';

export type Demand = typeof demands.$inferSelect;

export interface DemandWithNames {
  readonly demand: Demand;
  readonly departmentName: string | null;
  readonly mine: boolean;
}

export interface ReplyRow {
  readonly departmentName: string;
  readonly content: string;
  readonly createdAt: Date;
}

export interface EventRow {
  readonly event: typeof demandEvents.$inferSelect;
  readonly departmentName: string | null;
  readonly userName: string | null;
}

/** The parts of a demand beside its row. */
export interface DemandParts {
  readonly replies: readonly ReplyRow[];
  readonly events: readonly EventRow[];
  readonly files: readonly { readonly url: string; readonly name: string }[];
}

/** Whether the first reply came after the deadline, or is missing after it. */
const isOverdue = ({ status, repliedAt, dueAt }: Demand, now: Date) =>
  (repliedAt !== null || status !== 'CLOSED') && (repliedAt ?? now) >= dueAt;

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

export const toRow =
  (now: Date) =>
  ({ demand, departmentName }: DemandWithNames) =>
    ({
      id: demand.id,
      title: demand.title,
      demandType: demand.demandType,
      demandTypeName: labelOf(DemandTypeLabels, demand.demandType),
      companyName: demand.companyName,
      areaName: demand.areaName,
      status: demand.status,
      createdTs: demand.createdAt.toISOString(),
      departmentName,
      dueOn: formatDate(demand.dueAt.getTime() - 1),
      overdue: isOverdue(demand, now),
      repliedTs: isoOrNull(demand.repliedAt),
    }) satisfies DemandRow;

export const toStaffRow =
  (now: Date) =>
  (row: DemandWithNames): StaffDemandRow => ({
    ...toRow(now)(row),
    anonymity: row.demand.companyId === null,
    departmentId: row.demand.departmentId,
    version: row.demand.version,
  });

const toReply = ({ departmentName, content, createdAt }: ReplyRow): DemandReply => ({
  departmentName,
  content,
  createdTs: createdAt.toISOString(),
});

const toRecord = ({ event, departmentName }: EventRow): DemandRecord => ({
  event: event.event,
  departmentName,
  createdTs: event.createdAt.toISOString(),
});

const toEvaluation = ({
  serviceSatisfaction,
  solveSpeed,
  rating,
}: Demand): DemandEvaluation | null =>
  serviceSatisfaction === null || solveSpeed === null
    ? null
    : { serviceSatisfaction, solveSpeed, content: rating ?? '' };

/** A demand as shown to its author and the public. */
export function toDetail(row: DemandWithNames, parts: DemandParts, now: Date): DemandDetail {
  const { demand, mine } = row;
  const { ratedAt, repliedAt, status } = demand;
  return {
    ...toRow(now)(row),
    content: demand.content,
    replies: parts.replies.map(toReply),
    evaluation: toEvaluation(demand),
    contactName: mine ? demand.contactName : null,
    contactPhone: mine ? maskPhone(demand.contactPhone) : null,
    fileUrls: mine ? parts.files.map(({ url }) => url) : [],
    fileNames: mine ? parts.files.map(({ name }) => name) : [],
    mine,
    mayRate:
      mine && mayRateDemand({ status, repliedTs: isoOrNull(repliedAt), isRated: ratedAt !== null }),
    closeReason: demand.closeReason,
    records: parts.events.map(toRecord),
  };
}

/** A demand as shown to replying staff; the submitter is not named. */
export function toStaffDetail(
  row: DemandWithNames,
  parts: DemandParts,
  now: Date,
): StaffDemandDetail {
  const { demand } = row;
  return {
    ...toStaffRow(now)(row),
    content: demand.content,
    contactName: demand.contactName,
    contactPhone: maskPhone(demand.contactPhone),
    fileUrls: parts.files.map(({ url }) => url),
    fileNames: parts.files.map(({ name }) => name),
    replies: parts.replies.map(toReply),
    evaluation: toEvaluation(demand),
    closeReason: demand.closeReason,
    records: parts.events.map((entry) => ({
      ...toRecord(entry),
      userName: entry.userName,
      remark: entry.event.remark,
    })),
  };
}
