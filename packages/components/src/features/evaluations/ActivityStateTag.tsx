import type { EvaluationActivity } from '@huiqi/sdk';
import { Tag } from '../../ui/Tag/Tag.js';
import { useEvaluationsCopy } from './copy.js';

const tones = { RUNNING: 'success', ENDED: 'neutral', CANCELED: 'neutral', NOT: 'info' } as const;

/** Whether an activity is running, or why not. */
export function ActivityStateTag({ activityStatus }: Pick<EvaluationActivity, 'activityStatus'>) {
  const copy = useEvaluationsCopy();
  const state = activityStatus ?? 'RUNNING';
  return <Tag tone={tones[state]}>{copy[state]}</Tag>;
}
