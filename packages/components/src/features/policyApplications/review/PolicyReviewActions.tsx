import type { PolicyReviewDetail } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import type { RefObject } from 'react';
import { ActionButton } from '../../../patterns/page/ActionButton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { reviewActions, type PolicyReviewAction } from './policyReviewEntry.js';
import { usePolicyReviewCopy } from './copy.js';

export interface PolicyReviewActionsProps {
  readonly review: Pick<PolicyReviewDetail, 'auditState' | 'choices' | 'redemption'>;
  /** The action just taken, shown with a link to the next declaration. */
  readonly done?: PolicyReviewAction | null | undefined;
  /** Ref of the element that describes the action, for focusing. */
  readonly doneRef?: RefObject<HTMLDivElement | null> | undefined;
  readonly back: PageLink;
  readonly next?: Omit<PageLink, 'label'> | LinkTarget | undefined;
  readonly onAct: (action: PolicyReviewAction) => void;
}

const verbs = { PASS: 'pass', RETURN: 'return', REJECT: 'reject', REDEEM: 'redeem' } as const;
const results = {
  PASS: 'passDone',
  RETURN: 'returnDone',
  REJECT: 'rejectDone',
  REDEEM: 'redeemDone',
} as const;

/** The reviewer's available actions, or the action taken with a link to the next declaration. */
export function PolicyReviewActions(props: PolicyReviewActionsProps) {
  const { review, done, doneRef, back, next, onAct } = props;
  const copy = usePolicyReviewCopy();
  const { auditState, redemption } = review;
  const actions = reviewActions(review.choices);
  const onward = next
    ? { label: copy.nextOne, href: next.href, onSelect: next.onOpen }
    : { label: copy.backToDesk, href: back.href, onSelect: back.onOpen };
  return (
    <>
      {done && (
        <>
          <div ref={doneRef} tabIndex={-1}>
            <Banner tone={done === 'PASS' || done === 'REDEEM' ? 'success' : 'info'}>
              {copy[results[done]]}
            </Banner>
          </div>
          <ActionButton block variant="primary" action={onward} />
        </>
      )}
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
      {actions.map((action, at) => (
        <Button
          key={action}
          block
          // One primary button per view: after an action it is the link to the next declaration.
          variant={at === 0 && !done ? 'primary' : 'secondary'}
          onClick={() => onAct(action)}
        >
          {copy[verbs[action]]}
        </Button>
      ))}
      {actions.length === 0 && !done && (
        <p>{auditState === 'RETURNED' ? copy.waitsForApplicant : copy.nothing}</p>
      )}
    </>
  );
}
