import { hasOwn } from '../../builtins/hasOwn.js';
import { formatPercent, formatWan } from '../text/formats.js';
import type { InterestRateType, RenewalAcceptStatus } from '../../generated/enums.js';
import { InterestRateTypeLabels, RenewalAcceptStatusLabels } from '../../generated/enums.js';

export type RenewalColumnKey =
  | 'acceptStatus'
  | 'reason'
  | 'renewQuota'
  | 'interestRate'
  | 'renewTerm';

export interface RenewalColumn {
  readonly key: RenewalColumnKey;
  readonly label: string;
  readonly value: string;
}

export interface RenewalOutcome {
  readonly acceptStatus: string;
  readonly remark?: string | null | undefined;
  /** 万元. */
  readonly renewQuota?: string | null | undefined;
  /** Names the rate; 利率 without one. */
  readonly interestRateType?: InterestRateType | null | undefined;
  /** Percent. */
  readonly interestRate?: string | null | undefined;
  /** Months. */
  readonly renewTerm?: number | null | undefined;
}

/** Columns that show the bank's decision, by state (spec 1 §4 Renewal acceptStatus). */
export function renewalColumns(outcome: RenewalOutcome): readonly RenewalColumn[] {
  const { acceptStatus, remark, renewQuota, interestRateType, interestRate, renewTerm } = outcome;
  const known: Readonly<Record<string, string>> = RenewalAcceptStatusLabels;
  if (!hasOwn(known, acceptStatus)) return [];
  const status = {
    key: 'acceptStatus',
    label: '受理状态',
    value: known[acceptStatus] ?? '',
  } as const;
  const more: Readonly<Record<RenewalAcceptStatus, readonly RenewalColumn[]>> = {
    ACCEPT_SUCCESS: [],
    APPROVAL_FAIL: [{ key: 'reason', label: '原因', value: remark?.trim() || '--' }],
    APPROVAL_SUCCESS: [
      { key: 'renewQuota', label: '续贷额度', value: formatWan(renewQuota) },
      {
        key: 'interestRate',
        label: rateLabel(interestRateType),
        value: formatPercent(interestRate),
      },
      { key: 'renewTerm', label: '期限', value: renewTerm ? `${renewTerm}个月` : '--' },
    ],
  };
  return [status, ...more[acceptStatus as RenewalAcceptStatus]];
}

const rateLabel = (type: InterestRateType | null | undefined) =>
  type && type !== 'ELSE' ? InterestRateTypeLabels[type] : '利率';
