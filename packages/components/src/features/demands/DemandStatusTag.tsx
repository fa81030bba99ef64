import { DemandStatusLabels, type DemandStatus } from '@huiqi/sdk';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';
import { useDemandsCopy } from './copy.js';

const tones: Readonly<Record<DemandStatus, TagTone>> = {
  SUBMITTED: 'warning',
  PROCESSING: 'info',
  REPLIED: 'success',
  CLOSED: 'neutral',
};

export interface DemandStatusTagProps {
  readonly status: DemandStatus;
  /** Whether the reply is overdue. */
  readonly overdue?: boolean | undefined;
}

/** The state of a demand, and whether its reply is overdue. */
export function DemandStatusTag({ status, overdue = false }: DemandStatusTagProps) {
  const copy = useDemandsCopy();
  const isWaiting = status === 'SUBMITTED' || status === 'PROCESSING';
  return (
    <>
      <Tag tone={tones[status]}>{DemandStatusLabels[status]}</Tag>
      {overdue && <Tag tone="danger">{isWaiting ? copy.overdue : copy.overdueReply}</Tag>}
    </>
  );
}
