import type { PolicyContact, PolicyDetail } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import type { DescriptionItem } from '../../../ui/DescriptionList/DescriptionList.js';
import type { PolicyDetailCopy } from './copy.js';
import { categoryOf, gradeOf, sizesOf } from '../policyTexts.js';

/** Publisher, declaration period and target of a policy. */
export function policyFacts(policy: PolicyDetail, copy: PolicyDetailCopy): DescriptionItem[] {
  return [
    { term: copy.publisher, value: policy.publishOrgName },
    { term: copy.publishNumber, value: formatText(policy.publishNumber) },
    { term: copy.publishDate, value: policy.publishDate, kind: 'date' },
    { term: copy.declareStart, value: policy.declareStartDate ?? policy.publishDate, kind: 'date' },
    {
      term: copy.declareEnd,
      value: policy.declareEndDate ?? (policy.validity ? copy.noEnd : formatText(null)),
      kind: 'date',
    },
    { term: copy.grade, value: gradeOf(policy) },
    { term: copy.category, value: formatText(categoryOf(policy)) },
    { term: copy.sizes, value: sizesOf(policy) || copy.anySize },
  ];
}

/** The contact for a policy. */
export const contactFacts = (contact: PolicyContact, copy: PolicyDetailCopy): DescriptionItem[] => [
  { term: copy.office, value: contact.orgName },
  { term: copy.person, value: formatText(contact.name) },
  { term: copy.contactPhone, value: formatText(contact.phone), kind: 'code' },
  { term: copy.address, value: formatText(contact.address) },
];
