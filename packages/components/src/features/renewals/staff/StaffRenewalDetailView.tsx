import type { CaseContact, RenewalOrder } from '@huiqi/sdk';
import { formatThousands, isOpenCase } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { PageLink } from '../../../patterns/page/types.js';
import { MaskedNumbers, type NumberReading } from '../../../patterns/StaffDesk/MaskedNumbers.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { evidenceSection } from '../../evidence/evidenceSection.js';
import { useRenewalsCopy } from '../copy.js';
import type { AnswerKind } from './renewalAnswer.js';
import { applicantFacts, renewalFacts, renewalTimeline } from '../list/renewalFacts.js';
import { applicantOf, renewalOutcome } from '../renewalOutcome.js';
import { RenewalStatusTag } from '../RenewalStatusTag.js';
import { useStaffRenewalsCopy } from './copy.js';

export interface StaffRenewalDetailViewProps {
  readonly renewal: RenewalOrder;
  readonly reading: NumberReading<CaseContact>;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next renewal in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  /** Whether the viewer belongs to a bank, which alone decides. */
  readonly mayDecide: boolean;
  readonly onDecide: (kind: AnswerKind) => void;
  /** Rendered below the decision, to correct it. */
  readonly correction?: ReactNode;
  /** What the applicant has received; omitted without it. */
  readonly evidence?: ReactNode;
}

/** Facts on the left, the decision on the right. */
export function StaffRenewalDetailView(props: StaffRenewalDetailViewProps) {
  const { renewal, reading, back, queue, mayDecide, onDecide, correction, evidence } = props;
  const copy = useStaffRenewalsCopy();
  const renewals = useRenewalsCopy();
  const outcome = renewalOutcome(renewal).map(({ label, value }) => ({ term: label, value }));
  const facts = (id: string, title: string, items: readonly DescriptionItem[]) =>
    items.length > 0
      ? [
          {
            id,
            title,
            width: 'full' as const,
            content: <DescriptionList size="small" items={items} />,
          },
        ]
      : [];
  const isOpen = renewal.acceptStatus === 'ACCEPT_SUCCESS';
  const phone = reading.numbers?.contactPhone;
  const contactRefused = !isOpenCase.renewal(renewal.acceptStatus)
    ? 'ended'
    : mayDecide
      ? undefined
      : 'notMine';
  return (
    <DeskDetail
      back={back}
      name={applicantOf(renewal)}
      status={<RenewalStatusTag status={renewal.acceptStatus} />}
      figures={[
        {
          label: renewals.renewAmount,
          value: formatThousands(renewal.renewAmount),
          unit: renewals.wan,
        },
        {
          label: renewals.deadline,
          value: String(renewal.renewDeadline),
          unit: renewals.months,
        },
        { label: renewals.expires, value: renewal.renewExpireTs },
      ]}
      sections={[
        ...facts('facts', renewals.facts, [
          { term: renewals.product, value: `${renewal.renewProductName}（${renewal.bankName}）` },
          ...renewalFacts(renewal, renewals),
        ]),
        {
          id: 'applicant',
          title: renewals.who,
          width: 'full',
          content: (
            <MaskedNumbers
              items={applicantFacts(renewal, renewals)}
              reading={reading}
              phones={{ [renewals.contactPhone]: phone, [renewals.personPhone]: phone }}
              refused={contactRefused}
            />
          ),
        },
        ...evidenceSection(evidence, copy.evidence),
        {
          id: 'progress',
          title: renewals.progress,
          content: <Timeline items={renewalTimeline(renewal, renewals)} />,
        },
      ]}
      decision={{
        title: copy.decision,
        queue,
        actions:
          isOpen && mayDecide
            ? [
                { kind: 'approve', label: copy.grant, onSelect: () => onDecide('grant') },
                { kind: 'refuse', label: copy.refuse, onSelect: () => onDecide('refuse') },
              ]
            : [],
        children: !isOpen ? (
          <DescriptionList size="small" columns={1} items={outcome} />
        ) : (
          !mayDecide && <p>{copy.notYours}</p>
        ),
        tools: correction,
      }}
    />
  );
}
