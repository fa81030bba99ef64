import {
  ServiceOrderEventLabels,
  type CaseContact,
  type OrganisationOrderDetail,
} from '@huiqi/sdk';
import { formatDateTime, isOpenCase, labelOf } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import { MaskedNumbers, type NumberReading } from '../../../patterns/StaffDesk/MaskedNumbers.js';
import { fillCopy } from '../../../provider/copy.js';
import { evidenceSection } from '../../evidence/evidenceSection.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Timeline, type TimelineItem } from '../../../ui/Timeline/Timeline.js';
import type { OrganisationsCopy } from '../copy.js';
import * as css from '../organisations.css.js';

/** The sections of an order, from the demand to the rating. */
export function orderSections(
  order: OrganisationOrderDetail,
  {
    reading,
    evidence,
  }: { readonly reading: NumberReading<CaseContact>; readonly evidence?: ReactNode },
  copy: OrganisationsCopy,
): readonly PageSection[] {
  const { demand, evaluation } = order;
  return [
    {
      id: 'demand',
      title: copy.demand,
      content: (
        <DescriptionList
          size="small"
          columns={1}
          items={[
            { term: copy.product, value: order.productName },
            {
              term: copy.details,
              value: demand ? (
                <p className={css.prose}>{demand}</p>
              ) : (
                <p className={css.muted}>{copy.noDemand}</p>
              ),
            },
          ]}
        />
      ),
    },
    {
      id: 'company',
      title: copy.company,
      content: (
        <MaskedNumbers
          reading={reading}
          phones={{ [copy.contractPhone]: reading.numbers?.contactPhone }}
          refused={isOpenCase.serviceOrder(order.status) ? undefined : 'ended'}
          items={[
            { term: copy.entName, value: order.entName, kind: 'name' },
            { term: copy.nsrsbh, value: order.nsrsbh, kind: 'code' },
            { term: copy.contactName, value: order.contactName },
            { term: copy.contractPhone, value: order.contractPhone, kind: 'code' },
          ]}
        />
      ),
    },
    ...evidenceSection(evidence, copy.otherOrders),
    {
      id: 'evaluation',
      title: copy.evaluation,
      content: evaluation ? (
        <>
          <p>{fillCopy(copy.scoreOf, { score: evaluation.score })}</p>
          <p className={css.prose}>{evaluation.content}</p>
        </>
      ) : (
        <p className={css.muted}>{copy.noEvaluation}</p>
      ),
    },
    { id: 'trail', title: copy.trail, content: <Timeline items={trailOf(order)} /> },
  ];
}

const trailOf = ({ records }: OrganisationOrderDetail): TimelineItem[] =>
  records.map(({ event, actorName, remark, createdTs }, turn) => ({
    key: String(turn),
    title: `${actorName} · ${labelOf(ServiceOrderEventLabels, event)}`,
    time: formatDateTime(createdTs),
    description: remark ?? undefined,
    tone: event === 'FINISH' ? 'success' : event === 'REFUSE' ? 'danger' : 'info',
  }));
