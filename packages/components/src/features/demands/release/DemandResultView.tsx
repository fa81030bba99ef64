import { DemandStatusLabels, type DemandDetail } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { ResultPage } from '../../../patterns/ResultPage/ResultPage.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useDemandsCopy } from '../copy.js';
import { demandFacts, demandTimeline } from '../list/demandFacts.js';

export interface DemandResultViewProps {
  /** Null for a visitor's, which cannot be read. */
  readonly demand: DemandDetail | null;
  /** Link to the demand, or to the public ones. */
  readonly open: LinkTarget;
  /** The form. */
  readonly again: LinkTarget;
}

/** A submitted demand and the next steps; later its state. */
export function DemandResultView({ demand, open, again }: DemandResultViewProps) {
  const copy = useDemandsCopy();
  const upcoming = [
    {
      key: 'assign',
      title: copy.stepAssign,
      // Visitors cannot be notified.
      description: demand ? copy.stepAssignHint : copy.stepAssignQuietly,
    },
    {
      key: 'reply',
      title: copy.stepReply,
      description: demand?.dueOn
        ? fillCopy(copy.stepReplyHint, { day: demand.dueOn })
        : copy.stepReplySoon,
    },
    // Nobody can rate a visitor's demand.
    ...(demand ? [{ key: 'rate', title: copy.stepRate, description: copy.stepRateHint }] : []),
  ].map((item) => ({ ...item, tone: 'neutral' as const }));
  const isLater = demand !== null && demand.status !== 'SUBMITTED';
  const done = demand && {
    key: 'done',
    title: copy.doneTitle,
    time: formatDateTime(demand.createdTs),
    tone: 'success' as const,
  };
  return (
    <ResultPage
      outcome={demand?.status === 'PROCESSING' ? 'pending' : 'success'}
      title={isLater ? DemandStatusLabels[demand.status] : copy.doneTitle}
      line={isLater ? copy.laterLine : demand ? copy.doneLine : copy.doneAnonymous}
      facts={demand ? demandFacts(demand, copy) : []}
      next={isLater ? demandTimeline(demand, copy) : done ? [done, ...upcoming] : upcoming}
      nextTitle={isLater ? copy.progress : undefined}
      primary={{
        label: demand ? copy.toDetail : copy.toList,
        href: open.href,
        onSelect: open.onOpen,
      }}
      secondary={{ label: copy.again, href: again.href, onSelect: again.onOpen }}
    />
  );
}
