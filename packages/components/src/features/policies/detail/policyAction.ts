import type { PolicyDetail } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import type { PolicyDetailCopy } from './copy.js';

type Declared = Pick<
  PolicyDetail,
  'validity' | 'declarable' | 'declareStatus' | 'declareStartDate'
>;

/** Why a policy cannot be declared now; undefined if it can (spec 2 §4). */
export function refusalOf(policy: Declared, copy: PolicyDetailCopy): string | undefined {
  const { validity, declarable, declareStatus, declareStartDate } = policy;
  if (!validity || declareStatus === 'ENDED') return copy.invalid;
  if (declareStatus === 'NOT_STARTED' && declareStartDate)
    return fillCopy(copy.notStarted, { date: declareStartDate });
  return declarable ? undefined : copy.notOnline;
}
