import { hasOwn } from '@huiqi/sdk/domain';
import { PolicyApplicationStateLabels } from '@huiqi/sdk';
import type { TagTone } from '../../ui/Tag/Tag.js';

const tones: Readonly<Record<string, TagTone>> = {
  PENDING: 'info',
  PASSED: 'success',
  RETURNED: 'warning',
  REJECTED: 'danger',
  REDEEMED: 'success',
};

/** Name and colour of a declaration's state; undefined if unknown. */
export function policyState(state: string | null): { label: string; tone: TagTone } | undefined {
  if (state === null || !hasOwn(tones, state)) return undefined;
  const labels: Readonly<Record<string, string>> = PolicyApplicationStateLabels;
  const tone = tones[state];
  const label = labels[state];
  return tone && label ? { label, tone } : undefined;
}
