import { RenewalTypeLabels, type RenewalOrder } from '@huiqi/sdk';
import { formatDateTime, formatText, formatThousands } from '@huiqi/sdk/domain';
import type { DescriptionItem } from '../../../ui/DescriptionList/DescriptionList.js';
import type { TimelineItem } from '../../../ui/Timeline/Timeline.js';
import type { RenewalsCopy } from '../copy.js';

/** The expiring loan and its renewal product. */
export const renewalFacts = (renewal: RenewalOrder, copy: RenewalsCopy): DescriptionItem[] => [
  { term: copy.oldProduct, value: renewal.productName },
  {
    term: copy.remaining,
    value: formatThousands(renewal.remainingAmount),
    unit: copy.wan,
    kind: 'money',
  },
  { term: copy.expires, value: renewal.renewExpireTs, kind: 'date' },
  { term: copy.renewType, value: RenewalTypeLabels[renewal.renewType] },
  {
    term: copy.renewAmount,
    value: formatThousands(renewal.renewAmount),
    unit: copy.wan,
    kind: 'money',
  },
  { term: copy.deadline, value: String(renewal.renewDeadline), unit: copy.months, kind: 'number' },
  { term: copy.use, value: formatText(renewal.renewUse), full: true },
];

/** The company with its contact, or the person. */
export function applicantFacts(renewal: RenewalOrder, copy: RenewalsCopy): DescriptionItem[] {
  const { companyInfo: company, personInfo: person } = renewal;
  return [
    ...(company
      ? ([
          { term: copy.company, value: company.qymc, kind: 'name' },
          { term: copy.creditCode, value: company.nsrsbh, kind: 'code' },
          { term: copy.legalName, value: formatText(company.legalName) },
          { term: copy.contact, value: company.contactName },
          { term: copy.contactPhone, value: company.contactPhone, kind: 'code' },
        ] as const)
      : []),
    ...(person
      ? ([
          { term: copy.person, value: person.applyName },
          { term: copy.idcard, value: person.idcard, kind: 'code' },
          { term: copy.personPhone, value: person.applyPhone, kind: 'code' },
        ] as const)
      : []),
  ];
}

/** Events so far; an unknown state says nothing about the bank. */
export function renewalTimeline(renewal: RenewalOrder, copy: RenewalsCopy): TimelineItem[] {
  const { acceptStatus, createdTs, renewOrderAuditResponse: audit } = renewal;
  const submitted: TimelineItem = {
    key: 'submitted',
    title: copy.submitted,
    time: formatDateTime(createdTs),
    tone: 'success',
  };
  if (acceptStatus === 'ACCEPT_SUCCESS')
    return [submitted, { key: 'review', title: copy.reviewing, description: copy.reviewingHint }];
  if (!audit || (acceptStatus !== 'APPROVAL_SUCCESS' && acceptStatus !== 'APPROVAL_FAIL'))
    return [submitted];
  const granted = acceptStatus === 'APPROVAL_SUCCESS';
  return [
    submitted,
    {
      key: 'decided',
      title: granted ? copy.granted : copy.refused,
      time: formatDateTime(audit.auditTs),
      // The reason of a refusal is shown with the decision.
      description: granted ? audit.remark : undefined,
      tone: granted ? 'success' : 'danger',
    },
    ...(granted
      ? [{ key: 'sign', title: copy.signNext, description: copy.signNextHint } as const]
      : []),
  ];
}
