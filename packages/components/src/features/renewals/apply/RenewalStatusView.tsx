import type { RenewalOrder } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { ResultPage } from '../../../patterns/ResultPage/ResultPage.js';
import { labelled } from '../../../copy/punctuation.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { DescriptionItem } from '../../../ui/DescriptionList/DescriptionList.js';
import { useRenewalsCopy } from '../copy.js';
import { renewalTimeline } from '../list/renewalFacts.js';
import { applicantOf, renewalOutcome } from '../renewalOutcome.js';

export interface RenewalStatusViewProps {
  readonly data: RenewalOrder;
  readonly renewal: LinkTarget;
  readonly renewals: LinkTarget;
  readonly banks: LinkTarget;
  /** Link to the application at the same bank. */
  readonly apply: LinkTarget;
}

/** What was submitted and the next steps; later the bank's decision. */
export function RenewalStatusView(props: RenewalStatusViewProps) {
  const { data, renewal, renewals, banks, apply } = props;
  const copy = useRenewalsCopy();
  const action = (label: string, { href, onOpen }: LinkTarget) => ({
    label,
    href,
    onSelect: onOpen,
  });
  const facts: DescriptionItem[] = [
    { term: copy.product, value: `${data.renewProductName}（${data.bankName}）`, kind: 'name' },
    {
      term: copy.renewAmount,
      value: formatThousands(data.renewAmount),
      unit: copy.wan,
      kind: 'money',
    },
    { term: copy.deadline, value: String(data.renewDeadline), unit: copy.months, kind: 'number' },
    { term: copy.applicant, value: applicantOf(data), kind: 'name' },
  ];
  const secondary = action(copy.toList, renewals);
  if (data.acceptStatus === 'APPROVAL_FAIL') {
    return (
      <ResultPage
        outcome="failure"
        title={copy.refusedTitle}
        reason={labelled(
          data.bankName,
          data.renewOrderAuditResponse?.remark?.trim() || copy.noReason,
        )}
        cure={copy.refusedCure}
        facts={facts}
        history={renewalTimeline(data, copy)}
        alternatives={[
          { label: copy.otherBanks, hint: copy.otherBanksHint, ...banks },
          { label: copy.toDetail, hint: copy.toDetailHint, ...renewal },
        ]}
        primary={action(copy.renewAgain, apply)}
        secondary={secondary}
      />
    );
  }
  const outcome = renewalOutcome(data);
  const isGranted = data.acceptStatus === 'APPROVAL_SUCCESS';
  const upcoming = isGranted
    ? []
    : [
        {
          key: 'notice',
          title: copy.toldNext,
          description: copy.toldNextHint,
          tone: 'neutral' as const,
        },
        {
          key: 'sign',
          title: copy.signNext,
          description: copy.signNextHint,
          tone: 'neutral' as const,
        },
      ];
  return (
    <ResultPage
      outcome="success"
      title={isGranted ? copy.grantedTitle : copy.doneTitle}
      line={isGranted ? copy.grantedHint : copy.doneHint}
      facts={[...facts, ...outcome.map(({ label, value }) => ({ term: label, value }))]}
      next={[...renewalTimeline(data, copy), ...upcoming]}
      primary={action(copy.toDetail, renewal)}
      secondary={secondary}
    />
  );
}
