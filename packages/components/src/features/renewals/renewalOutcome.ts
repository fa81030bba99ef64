import type { RenewalOrder } from '@huiqi/sdk';
import {
  RenewalAcceptStatusLabels,
  renewalColumns,
  type RenewalColumn,
  hasOwn,
} from '@huiqi/sdk/domain';

type Tone = 'info' | 'success' | 'danger';

const tones: Readonly<Record<string, Tone>> = {
  ACCEPT_SUCCESS: 'info',
  APPROVAL_SUCCESS: 'success',
  APPROVAL_FAIL: 'danger',
};

/** Name and colour of a state; undefined if unknown (spec 1 §4). */
export function renewalState(acceptStatus: string): { label: string; tone: Tone } | undefined {
  const labels: Readonly<Record<string, string>> = RenewalAcceptStatusLabels;
  const tone = hasOwn(tones, acceptStatus) ? tones[acceptStatus] : undefined;
  const label = labels[acceptStatus];
  return tone && label ? { label, tone } : undefined;
}

/** What is shown of the bank's decision, by state. Without a granted term it is the one applied for. */
export function renewalOutcome(renewal: RenewalOrder): readonly RenewalColumn[] {
  const { acceptStatus, renewOrderAuditResponse: audit, renewDeadline } = renewal;
  return renewalColumns({
    acceptStatus,
    remark: audit?.remark,
    renewQuota: audit?.renewQuota,
    interestRateType: audit?.interestRateType,
    interestRate: audit?.interestRate,
    renewTerm: audit?.renewTerm ?? renewDeadline,
  });
}

/** The company, or the person. */
export const applicantOf = ({ companyInfo, personInfo }: RenewalOrder): string =>
  companyInfo?.qymc ?? personInfo?.applyName ?? '--';
