import {
  ServiceReviewKindLabels,
  type ServiceDecision,
  type ServiceReviewDetail,
} from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import type { Neighbours } from '../../../patterns/StaffDesk/neighboursOf.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { useOrganisationsCopy } from '../copy.js';
import { AuditTag } from '../list/OrganisationTags.js';
import { useServiceReviewsCopy } from './copy.js';
import { reviewSections } from './reviewSections.js';
import type { TypeNameOf } from '../content/useTypeNameOf.js';

export interface ServiceReviewDetailViewProps {
  readonly review: ServiceReviewDetail;
  readonly nameOf: TypeNameOf;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next review in the queue it was opened from. */
  readonly neighbours?: Neighbours | undefined;
  readonly onDecide: (decision: ServiceDecision) => void;
}

/** The submission on the left, the decision on the right. */
export function ServiceReviewDetailView(props: ServiceReviewDetailViewProps) {
  const { review, nameOf, back, neighbours, onDecide } = props;
  const copy = useServiceReviewsCopy();
  const desk = useOrganisationsCopy();
  const { auditStatus, kind, isNew } = review;
  return (
    <DeskDetail
      back={back}
      name={review.name}
      status={<AuditTag state={auditStatus} />}
      figures={[
        { label: copy.organisation, value: review.orgName },
        {
          label: copy.change,
          value: `${ServiceReviewKindLabels[kind]} · ${isNew ? copy.isNew : copy.isChange}`,
        },
        { label: copy.submitted, value: formatDateTime(review.submittedTs) },
      ]}
      sections={reviewSections(review, { desk, copy, nameOf })}
      decision={{
        title: copy.decision,
        ...neighbours,
        children:
          auditStatus === 'PENDING' ? (
            <>
              <p>{copy.passHint}</p>
              <Button block variant="primary" onClick={() => onDecide('PASS')}>
                {copy.pass}
              </Button>
              <Button block onClick={() => onDecide('REFUSE')}>
                {copy.refuse}
              </Button>
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
