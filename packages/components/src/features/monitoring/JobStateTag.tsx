import { JobStateLabels, type JobState } from '@huiqi/sdk';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';

const tones: Readonly<Record<JobState, TagTone>> = {
  WAITING: 'info',
  RETRYING: 'warning',
  ACTIVE: 'info',
  DONE: 'success',
  CANCELLED: 'neutral',
  FAILED: 'danger',
};

/** How a job stands. */
export function JobStateTag({ state }: { readonly state: JobState }) {
  return <Tag tone={tones[state]}>{JobStateLabels[state]}</Tag>;
}
