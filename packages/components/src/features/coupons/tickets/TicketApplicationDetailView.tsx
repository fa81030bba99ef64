import type { TicketDetail } from '@huiqi/sdk';
import { formatPercent, formatText, formatThousands } from '@huiqi/sdk/domain';
import { DetailPage } from '../../../patterns/DetailPage/DetailPage.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { ContractLink } from '../apply/ContractLink.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import { TicketAuditTag, TicketStatusTag } from '../CouponTags.js';
import { ticketTimeline } from './ticketTimeline.js';

export interface TicketApplicationDetailViewProps {
  readonly application: TicketDetail;
  /** Link to the list. */
  readonly back: PageLink;
  /** Link to correct this application. */
  readonly correct: LinkTarget;
  readonly apply: LinkTarget;
  readonly tickets: LinkTarget;
}

/** An application: amounts, status, ticket, form data. */
export function TicketApplicationDetailView(props: TicketApplicationDetailViewProps) {
  const { application, back } = props;
  const copy = useCouponsCopy();
  const { ticket, records, auditState } = application;
  const facts = (id: string, title: string, items: readonly DescriptionItem[]) => ({
    id,
    title,
    width: 'full' as const,
    content: <DescriptionList items={items} />,
  });
  return (
    <DetailPage
      back={back}
      name={application.companyName}
      giver={fillCopy(copy.ofBatch, { batch: application.batch })}
      tags={<TicketAuditTag state={auditState} />}
      figures={[
        yuan(copy, copy.contractAmount, application.contractAmount),
        { label: copy.discountRate, value: formatPercent(application.discountRate) },
        // What was refused has no discount.
        ...(auditState === 'REJECTED'
          ? []
          : [yuan(copy, copy.preferential, application.preferentialContractAmount)]),
      ]}
      sections={[
        ...(ticket
          ? [
              facts('ticket', copy.ticket, [
                { term: copy.status, value: <TicketStatusTag status={ticket.status} /> },
                {
                  term: copy.amount,
                  value: formatThousands(ticket.amount, 2),
                  unit: copy.yuan,
                  kind: 'money',
                },
                { term: copy.expiresOn, value: ticket.expiresOn, kind: 'date' },
                { term: copy.usedOn, value: formatText(ticket.usedOn), kind: 'date' },
              ]),
            ]
          : []),
        {
          id: 'progress',
          title: copy.progress,
          content: <Timeline items={ticketTimeline(records)} />,
        },
        facts('facts', copy.facts, applicationFacts(application, copy)),
      ]}
      aside={nextStep(props, copy)}
    />
  );
}

const yuan = (copy: CouponsCopy, label: string, amount: string) => ({
  label,
  value: formatThousands(amount, 2),
  unit: copy.yuan,
});

function applicationFacts(application: TicketDetail, copy: CouponsCopy): DescriptionItem[] {
  const { fileUrl, fileName } = application;
  return [
    { term: copy.creditCode, value: application.nsrsbh, kind: 'code' },
    { term: copy.applyDate, value: application.applyDate, kind: 'date' },
    { term: copy.orgName, value: formatText(application.orgName), kind: 'name' },
    { term: copy.contactName, value: formatText(application.contactName) },
    { term: copy.contactPhone, value: formatText(application.contactPhone), kind: 'code' },
    ...(application.approvedAmount === null
      ? []
      : ([
          {
            term: copy.approved,
            value: formatThousands(application.approvedAmount, 2),
            unit: copy.yuan,
            kind: 'money',
          },
        ] as const)),
    {
      term: copy.file,
      full: true,
      value: fileUrl ? (
        <ContractLink fileUrl={fileUrl} fileName={fileName ?? fileUrl} />
      ) : (
        formatText(null)
      ),
    },
  ];
}

/** The applicant's next step. */
function nextStep(props: TicketApplicationDetailViewProps, copy: CouponsCopy) {
  const { application, correct, apply, tickets } = props;
  const action = (label: string, { href, onOpen }: LinkTarget) => ({
    label,
    href,
    onSelect: onOpen,
  });
  const { auditState, remark, ticket } = application;
  const ofTicket = { UNUSED: copy.ticketFrom, USED: copy.used, EXPIRED: copy.expired };
  const steps = {
    PENDING: { action: action(copy.toTickets, tickets), text: copy.waitLine },
    PASSED: { action: action(copy.toTickets, tickets), text: ofTicket[ticket?.status ?? 'UNUSED'] },
    RETURNED: { action: action(copy.correct, correct), text: remark },
    REJECTED: { action: action(copy.applyAgain, apply), text: remark },
  };
  const step = steps[auditState];
  return { label: copy.nextStep, action: step.action, children: <p>{step.text}</p> };
}
