import { ManagedStateLabels, type ManagedKind } from '@huiqi/sdk';
import type { ManagementCopy } from '../copy.js';

interface WithdrawWords {
  readonly action: string;
  readonly text: string;
  /** Said where a second person has to approve that it comes back. */
  readonly again: string;
  readonly done: string;
  /** While people see it. */
  readonly before: string;
}

const closed: ReadonlySet<ManagedKind> = new Set([
  'APPROVAL',
  'CATEGORY',
  'DEPARTMENT',
  'PUBLISHER',
  'ROLE',
]);

/** What taking a thing of a kind off is called: content is no longer shown, departments and accounts are closed. */
export function withdrawWords(kind: ManagedKind, copy: ManagementCopy): WithdrawWords {
  const closing = {
    action: copy.close,
    again: copy.reopenText,
    done: copy.closed,
    before: copy.inUse,
  };
  if (kind === 'STAFF') return { ...closing, text: copy.closeAccountText };
  if (kind === 'REGION') return { ...closing, text: copy.closeRegionText };
  if (kind === 'ORGANISATION') return { ...closing, text: copy.closeOrganisationText };
  if (kind === 'COUPON_BATCH')
    return { ...closing, text: copy.closeBatchText, before: ManagedStateLabels.PUBLISHED };
  if (kind === 'RENEWAL_BANK') return { ...closing, text: copy.closeRenewalText };
  if (closed.has(kind)) return { ...closing, text: copy.closeText };
  if (kind === 'EVALUATION')
    return {
      action: copy.cancel,
      text: copy.cancelText,
      again: '',
      done: copy.canceled,
      before: ManagedStateLabels.PUBLISHED,
    };
  return {
    action: copy.withdraw,
    text: kind === 'POLICY' ? copy.withdrawPolicyText : copy.withdrawText,
    again: copy.republishText,
    done: ManagedStateLabels.WITHDRAWN,
    before: ManagedStateLabels.PUBLISHED,
  };
}
