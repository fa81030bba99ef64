import type { PolicyApplicant, PolicyApplicationDetail, PolicyApplyForm } from '@huiqi/sdk';
import { formatDate, formatText, formatThousands } from '@huiqi/sdk/domain';
import type { KeyFigure } from '../../../patterns/page/types.js';
import type { DescriptionItem } from '../../../ui/DescriptionList/DescriptionList.js';
import type { PolicyUserCopy } from '../user/copy.js';

/** The declaring company. */
export const applicantFacts = (
  { companyName, nsrsbh }: PolicyApplicant,
  copy: PolicyUserCopy,
): DescriptionItem[] => [
  { term: copy.company, value: companyName, kind: 'name' },
  { term: copy.creditCode, value: nsrsbh, kind: 'code' },
];

/** The form data. */
export function formFacts(
  form: PolicyApplyForm,
  bankName: string | null | undefined,
  copy: PolicyUserCopy,
): DescriptionItem[] {
  return [
    { term: copy.contact, value: formatText(form.contactName) },
    { term: copy.contactPhone, value: formatText(form.contactPhone), kind: 'code' },
    { term: copy.email, value: formatText(form.email) },
    ...(form.bankId || form.bankAccount
      ? ([
          { term: copy.bank, value: formatText(bankName) },
          { term: copy.account, value: formatText(form.bankAccount), kind: 'code' },
        ] as const)
      : []),
    ...(form.remark ? [{ term: copy.remark, value: form.remark, full: true }] : []),
  ];
}

/** The requested or paid amount, and the time of submission. */
export function applicationFigures(
  application: Pick<PolicyApplicationDetail, 'applyForm' | 'createdTs' | 'redemption'>,
  copy: PolicyUserCopy,
): KeyFigure[] {
  const { applyForm, createdTs, redemption } = application;
  const amount = (label: string, value: string | undefined): KeyFigure[] =>
    value ? [{ label, value: formatThousands(value), unit: copy.wan }] : [];
  return [
    ...amount(copy.amount, applyForm.applyAmount),
    ...amount(copy.redeemed, redemption?.amount),
    { label: copy.created, value: formatDate(createdTs) },
  ];
}
