import type { ActivityStatus } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { useEvaluationsCopy, type EvaluationsCopy } from './copy.js';

export interface ActivityStatePanelProps {
  readonly status: ActivityStatus;
  /** Start and end, if known. */
  readonly span?: { readonly beginTs: string; readonly endTs: string } | undefined;
  /** Link to the running activity, if there is one. */
  readonly running: LinkTarget | undefined;
}

/** Says why an activity is closed: over, cancelled, not started (spec 2 §4). */
export function ActivityStatePanel({ status, span, running }: ActivityStatePanelProps) {
  const copy = useEvaluationsCopy();
  return (
    <EmptyState
      kind="never"
      {...texts(copy, span)[status]}
      action={running && { label: copy.toActivity, href: running.href, onSelect: running.onOpen }}
    />
  );
}

const texts = (copy: EvaluationsCopy, span: ActivityStatePanelProps['span']) => ({
  ENDED: {
    title: copy.endedTitle,
    line: span ? fillCopy(copy.endedLine, { time: formatDateTime(span.endTs) }) : copy.stateEnded,
  },
  CANCELED: { title: copy.canceledTitle, line: copy.canceledLine },
  NOT: {
    title: copy.notTitle,
    line: span ? fillCopy(copy.notLine, { time: formatDateTime(span.beginTs) }) : copy.stateNot,
  },
});
