import type { CaseContact, TicketDecision, TicketReview } from '@huiqi/sdk';
import { formatPercent, formatText, formatThousands, isOpenCase } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import { MaskedNumbers, type NumberReading } from '../../../patterns/StaffDesk/MaskedNumbers.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { DescriptionItem } from '../../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import { FileViewer } from '../../uploads/FileViewer.js';
import { evidenceSection } from '../../evidence/evidenceSection.js';
import { CouponDecision } from './CouponDecision.js';
import { couponActions } from './couponActions.js';
import { TicketAuditTag } from '../CouponTags.js';
import { useCouponReviewsCopy } from './copy.js';
import { ticketTimeline } from '../tickets/ticketTimeline.js';

export interface CouponReviewDetailViewProps {
  readonly review: TicketReview;
  readonly reading: NumberReading<CaseContact>;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next application in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  readonly onDecide: (decision: TicketDecision) => void;
  /** Link to an earlier application. */
  readonly reviewLink?: ((applicationId: string) => LinkTarget) | undefined;
  /** What the company has received; omitted without it. */
  readonly evidence?: ReactNode;
}

/** Facts and contract on the left, the decision on the right. */
export function CouponReviewDetailView(props: CouponReviewDetailViewProps) {
  const { review, reading, back, queue, onDecide, reviewLink, evidence } = props;
  const copy = useCouponReviewsCopy();
  const coupons = useCouponsCopy();
  const { fileUrl, fileName } = review;
  return (
    <DeskDetail
      back={back}
      name={review.companyName}
      status={<TicketAuditTag state={review.auditState} />}
      figures={[
        {
          label: coupons.contractAmount,
          value: formatThousands(review.contractAmount, 2),
          unit: coupons.yuan,
        },
        { label: coupons.discountRate, value: formatPercent(review.discountRate) },
        { label: copy.due, value: formatThousands(review.dueAmount, 2), unit: coupons.yuan },
      ]}
      sections={[
        {
          id: 'facts',
          title: coupons.facts,
          width: 'full',
          content: (
            <MaskedNumbers
              items={reviewFacts(review, coupons)}
              reading={reading}
              phones={{ [coupons.contactPhone]: reading.numbers?.contactPhone }}
              refused={isOpenCase.ticket(review.auditState) ? undefined : 'ended'}
            />
          ),
        },
        {
          id: 'file',
          title: coupons.file,
          content: fileUrl ? (
            <FileViewer files={[{ key: fileUrl, fileName: fileName ?? fileUrl }]} />
          ) : (
            <p>{copy.noFile}</p>
          ),
        },
        ...evidenceSection(evidence, copy.evidence),
        {
          id: 'trail',
          title: copy.trail,
          content: <Timeline items={ticketTimeline(review.records)} />,
        },
      ]}
      decision={{
        title: copy.decision,
        queue,
        actions: couponActions(review, copy, onDecide),
        children: <CouponDecision {...{ review, reviewLink }} />,
      }}
    />
  );
}

const reviewFacts = (review: TicketReview, copy: CouponsCopy): DescriptionItem[] => [
  { term: copy.creditCode, value: review.nsrsbh, kind: 'code' },
  { term: copy.batch, value: review.batch },
  { term: copy.orgName, value: formatText(review.orgName), kind: 'name' },
  { term: copy.contactName, value: formatText(review.contactName) },
  { term: copy.contactPhone, value: formatText(review.contactPhone), kind: 'code' },
  ...(review.auditState === 'REJECTED'
    ? []
    : ([
        {
          term: copy.preferential,
          value: formatThousands(review.preferentialContractAmount, 2),
          unit: copy.yuan,
          kind: 'money',
        },
      ] as const)),
];
