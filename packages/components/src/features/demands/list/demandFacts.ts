import { DemandEventLabels, type DemandDetail, type DemandRow } from '@huiqi/sdk';
import { emptyText, formatDateTime } from '@huiqi/sdk/domain';
import type { DescriptionItem } from '../../../ui/DescriptionList/DescriptionList.js';
import type { TimelineItem } from '../../../ui/Timeline/Timeline.js';
import type { DemandsCopy } from '../copy.js';

/** Label of a demand's type, also for unknown ones. */
export const typeName = ({ demandType, demandTypeName }: DemandRow): string =>
  demandTypeName ?? demandType;

/** Author of a demand: a company, or anonymous. */
export const authorOf = (
  { companyName }: Pick<DemandRow, 'companyName'>,
  copy: DemandsCopy,
): string => companyName ?? copy.anonymousAuthor;

/** The department that replies; a demand that was closed without one waits for none. */
export const departmentOf = (
  { departmentName, status }: Pick<DemandRow, 'departmentName' | 'status'>,
  copy: DemandsCopy,
): string => departmentName ?? (status === 'CLOSED' ? emptyText : copy.notAssigned);

/** Facts of a demand beside its text. */
export const demandFacts = (demand: DemandRow, copy: DemandsCopy): DescriptionItem[] => [
  { term: copy.title, value: demand.title, kind: 'name', full: true },
  { term: copy.type, value: typeName(demand) },
  { term: copy.from, value: authorOf(demand, copy), kind: 'name' },
  ...(demand.areaName ? [{ term: copy.areaName, value: demand.areaName }] : []),
];

/** Events of a demand; a server without records only has the submission. */
export function demandTimeline(demand: DemandDetail, copy: DemandsCopy): TimelineItem[] {
  const { createdTs, records = [{ event: 'SUBMIT', departmentName: null, createdTs }] } = demand;
  return records.map(({ event, departmentName, createdTs: at }, turn) => ({
    key: String(turn),
    title: event === 'RATE' ? copy.ratedEvent : DemandEventLabels[event],
    time: formatDateTime(at),
    description: departmentName ?? undefined,
    tone: event === 'REPLY' ? 'success' : 'info',
  }));
}
