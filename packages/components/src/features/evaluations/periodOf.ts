import type { EvaluationActivity } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { EvaluationsCopy } from './copy.js';

/** First and last day of an activity. It ends at a moment, usually midnight, when its last day is over. */
export const periodOf = (
  { beginTs, endTs }: Pick<EvaluationActivity, 'beginTs' | 'endTs'>,
  { period }: Pick<EvaluationsCopy, 'period'>,
): string => fillCopy(period, { from: formatDate(beginTs), to: formatDate(Date.parse(endTs) - 1) });
