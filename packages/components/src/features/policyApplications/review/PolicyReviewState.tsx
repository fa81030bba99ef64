import type { PolicyReviewDetail } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { usePolicyReviewCopy } from './copy.js';
import { reviewActions } from './policyReviewEntry.js';

export interface PolicyReviewStateProps {
  readonly review: Pick<PolicyReviewDetail, 'auditState' | 'choices' | 'redemption'>;
  /** The reviewer has just acted. */
  readonly isDone: boolean;
}

/** The payment of a declaration, or why there is nothing to decide. */
export function PolicyReviewState({ review, isDone }: PolicyReviewStateProps) {
  const copy = usePolicyReviewCopy();
  const { auditState, choices, redemption } = review;
  return (
    <>
      {redemption && (
        <DescriptionList
          size="small"
          columns={1}
          items={[
            {
              term: copy.redeemed,
              value: formatThousands(redemption.amount),
              unit: copy.wan,
              kind: 'money',
            },
            { term: copy.redeemedTs, value: formatDateTime(redemption.redeemedTs), kind: 'date' },
          ]}
        />
      )}
      {auditState === 'RETURNED' && !isDone && <p>{copy.waitsForApplicant}</p>}
      {reviewActions(choices).length === 0 && !isDone && <p>{copy.nothing}</p>}
    </>
  );
}
