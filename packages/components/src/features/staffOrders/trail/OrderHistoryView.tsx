import {
  OrderActorLabels,
  OrderEventLabels,
  type OrderDetail,
  type OrderTrailRow,
} from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Timeline, type TimelineItem } from '../../../ui/Timeline/Timeline.js';
import { orderTimeline } from '../../orders/orderFacts.js';
import { orderTone } from '../../orders/orderTone.js';
import * as css from './orderTrail.css.js';
import { useStaffOrderCopy } from '../list/copy.js';

export interface OrderHistoryViewProps {
  /** What is known without the trail. */
  readonly timeline: OrderDetail['timeline'];
  /** The trail; undefined until loaded. */
  readonly rows?: readonly OrderTrailRow[] | undefined;
  readonly failed?: boolean | undefined;
  readonly trail?: LinkTarget | undefined;
}

/** Every change of an order with its actor, oldest first. */
export function OrderHistoryView({ timeline, rows, failed, trail }: OrderHistoryViewProps) {
  const copy = useStaffOrderCopy();
  return (
    <div className={css.history}>
      {failed && <p className={css.note}>{copy.historyFailed}</p>}
      <Timeline items={rows ? rows.map(toItem) : orderTimeline({ timeline }, copy)} />
      {trail && (
        <div>
          <LinkButton size="small" variant="text" {...linkProps(trail)}>
            {copy.toTrail}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function toItem(row: OrderTrailRow): TimelineItem {
  const who = [OrderActorLabels[row.actor], row.operatorName].filter(Boolean).join(' ');
  return {
    key: String(row.position),
    title: OrderEventLabels[row.event],
    time: formatDateTime(row.createdTs),
    description: [who, row.remark].filter(Boolean).join('：'),
    tone: orderTone[row.orderStatus],
  };
}
