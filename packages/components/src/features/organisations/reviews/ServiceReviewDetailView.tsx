import {
  ServiceReviewKindLabels,
  type ServiceDecision,
  type ServiceReviewDetail,
} from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { useOrganisationsCopy } from '../copy.js';
import { AuditTag } from '../list/OrganisationTags.js';
import { changeOf } from './changeOf.js';
import { useServiceReviewsCopy } from './copy.js';
import { reviewSections } from './reviewSections.js';
import type { TypeNameOf } from '../content/useTypeNameOf.js';

export interface ServiceReviewDetailViewProps {
  readonly review: ServiceReviewDetail;
  readonly nameOf: TypeNameOf;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next review in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  readonly onDecide: (decision: ServiceDecision) => void;
}

/** The submission on the left, the decision on the right. */
export function ServiceReviewDetailView(props: ServiceReviewDetailViewProps) {
  const { review, nameOf, back, queue, onDecide } = props;
  const copy = useServiceReviewsCopy();
  const desk = useOrganisationsCopy();
  const { auditStatus, kind } = review;
  const isOpen = auditStatus === 'PENDING';
  const change = changeOf(review);
  return (
    <DeskDetail
      back={back}
      name={review.name}
      status={<AuditTag state={auditStatus} />}
      figures={[
        { label: copy.organisation, value: review.orgName },
        {
          label: copy.change,
          value: `${ServiceReviewKindLabels[kind]} · ${copy[change]}`,
        },
        { label: copy.submitted, value: formatDateTime(review.submittedTs) },
      ]}
      sections={reviewSections(review, { desk, copy, nameOf })}
      decision={{
        title: copy.decision,
        queue,
        actions: isOpen
          ? [
              { kind: 'approve', label: copy.pass, onSelect: () => onDecide('PASS') },
              { kind: 'refuse', label: copy.refuse, onSelect: () => onDecide('REFUSE') },
            ]
          : [],
        children: isOpen ? (
          <>
            {change === 'isAgain' && <Banner tone="warning">{copy.withdrawnHint}</Banner>}
            <p>{copy.passHint}</p>
          </>
        ) : (
          <DescriptionList
            size="small"
            columns={1}
            items={[
              { term: copy.decidedBy, value: formatText(review.decidedBy) },
              {
                term: copy.decided,
                value: review.decidedTs ? formatDateTime(review.decidedTs) : formatText(null),
              },
              ...(auditStatus === 'NOT_PASSED'
                ? [{ term: copy.reason, value: formatText(review.reason), full: true }]
                : []),
            ]}
          />
        ),
      }}
    />
  );
}
