import { ServiceOrderEventLabels, type ServiceOrderDetail } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import type { TimelineItem } from '../../ui/Timeline/Timeline.js';
import type { ServiceOrdersCopy } from './copy.js';

/** The ordering company and its contact. */
export const serviceOrderFacts = (
  order: ServiceOrderDetail,
  copy: ServiceOrdersCopy,
): DescriptionItem[] => [
  { term: copy.number, value: order.id, full: true },
  { term: copy.created, value: formatDateTime(order.createdTs), kind: 'date' },
  { term: copy.company, value: order.entName, kind: 'name' },
  { term: copy.creditCode, value: order.nsrsbh, kind: 'code' },
  { term: copy.contact, value: formatText(order.contactName) },
  { term: copy.contactPhone, value: formatText(order.contactPhone), kind: 'code' },
  { term: copy.organisation, value: order.orgName, kind: 'name' },
  { term: copy.orgPhone, value: formatText(order.orgContractPhone), kind: 'code' },
];

const tones = {
  SUBMIT: 'info',
  ACCEPT: 'info',
  REFUSE: 'danger',
  FINISH: 'success',
  CANCEL: 'neutral',
  RATE: 'success',
} as const;

/** Events of an order with their actors. */
export const serviceOrderTimeline = (
  { records }: Pick<ServiceOrderDetail, 'records'>,
  copy: ServiceOrdersCopy,
): TimelineItem[] =>
  records.map(({ event, actorName, remark, createdTs }, turn) => ({
    key: String(turn),
    title: ServiceOrderEventLabels[event],
    time: formatDateTime(createdTs),
    description: remark ? fillCopy(copy.record, { actor: actorName, remark }) : actorName,
    tone: tones[event],
  }));
