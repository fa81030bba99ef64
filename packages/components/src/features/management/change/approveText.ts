import type { ManagedKind } from '@huiqi/sdk';
import type { ManagementCopy } from '../copy.js';

const texts: Partial<Record<ManagedKind, keyof ManagementCopy>> = {
  APPROVAL: 'approveApprovalText',
  DEPARTMENT: 'approveDepartmentText',
  ROLE: 'approveRoleText',
  STAFF: 'approveStaffText',
};

/** What happens once a change of a kind is approved: not everything is shown to people. */
export const approveText = (kind: ManagedKind, copy: ManagementCopy): string =>
  copy[texts[kind] ?? 'approveText'];
