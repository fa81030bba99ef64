import type { RenewalOrder } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { DetailPage } from '../../../patterns/DetailPage/DetailPage.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { useRenewalsCopy } from '../copy.js';
import { applicantFacts, renewalFacts, renewalTimeline } from './renewalFacts.js';
import { renewalOutcome } from '../renewalOutcome.js';
import { RenewalStatusTag } from '../RenewalStatusTag.js';

export interface RenewalDetailViewProps {
  readonly renewal: RenewalOrder;
  /** Link to the list. */
  readonly back: PageLink;
  /** Link to the application at the same bank. */
  readonly apply: LinkTarget;
  /** The other banks. */
  readonly banks: LinkTarget;
}

/** A renewal: amount, the bank's decision (spec 1 §4), progress, facts. */
export function RenewalDetailView({ renewal, back, apply, banks }: RenewalDetailViewProps) {
  const copy = useRenewalsCopy();
  const pictureUrl = usePictureUrl();
  const outcome = renewalOutcome(renewal).map(({ key, label, value }): DescriptionItem => ({
    term: label,
    value,
    full: key === 'reason',
  }));
  const section = (id: string, title: string, items: readonly DescriptionItem[]) =>
    items.length > 0
      ? [{ id, title, width: 'full' as const, content: <DescriptionList items={items} /> }]
      : [];
  const isRefused = renewal.acceptStatus === 'APPROVAL_FAIL';
  return (
    <DetailPage
      back={back}
      name={renewal.renewProductName}
      giver={renewal.bankName}
      mark={pictureUrl(renewal.bankIcon)}
      tags={<RenewalStatusTag status={renewal.acceptStatus} />}
      figures={[
        { label: copy.renewAmount, value: formatThousands(renewal.renewAmount), unit: copy.wan },
        { label: copy.deadline, value: String(renewal.renewDeadline), unit: copy.months },
        { label: copy.expires, value: renewal.renewExpireTs },
      ]}
      sections={[
        ...section('outcome', copy.outcome, outcome),
        {
          id: 'progress',
          title: copy.progress,
          content: <Timeline items={renewalTimeline(renewal, copy)} />,
        },
        ...section('facts', copy.facts, renewalFacts(renewal, copy)),
        ...section('applicant', copy.who, applicantFacts(renewal, copy)),
      ]}
      printed={[renewal.id, formatDate(renewal.createdTs)]}
      aside={
        isRefused
          ? {
              label: copy.nextStep,
              action: { label: copy.renewAgain, href: apply.href, onSelect: apply.onOpen },
              children: (
                <>
                  <p>{copy.nextRefused}</p>
                  <LinkButton variant="text" {...linkProps(banks)}>
                    {copy.otherBanks}
                  </LinkButton>
                </>
              ),
            }
          : undefined
      }
    />
  );
}
