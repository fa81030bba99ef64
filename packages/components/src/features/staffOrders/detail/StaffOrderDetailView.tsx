import type { StaffOrderDetail } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useHandlingTimesCopy } from '../../handlingTimes/copy.js';
import { DueTag } from '../../handlingTimes/DueTag.js';
import { useOrdersCopy } from '../../orders/copy.js';
import { answerItems, loanItems, taxItems } from '../../orders/orderFacts.js';
import { OrderFiles } from '../../orders/OrderFiles.js';
import { DeskStatusTag } from '../DeskStatusTag.js';
import { useStaffOrdersCopy } from '../copy.js';
import { orderActions, type OrderChoices } from '../decision/orderActions.js';
import type { StaffAction } from '../decision/useStaffDecision.js';
import { applicationFacts, handlingFacts } from './staffOrderFacts.js';
import { useStaffOrderCopy } from '../list/copy.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';

export interface StaffOrderDetailViewProps {
  /** The available actions; undefined until known. */
  readonly actions?: OrderChoices;
  /** Why nothing can be done. */
  readonly obstacle?: string | null | undefined;
  /** The action just taken. */
  readonly done?: StaffAction | null | undefined;
  readonly onAct: (action: StaffAction) => void;
  /** Link to the company's report. */
  readonly report?: LinkTarget | undefined;
  readonly order: StaffOrderDetail;
  readonly back: PageLink;
  readonly queue?: DeskQueue | undefined;
  /** Whom to call. */
  readonly contact: ReactNode;
  /** What the decision rests on; omitted without it. */
  readonly evidence?: ReactNode;
  /** The events with their actors. */
  readonly history: ReactNode;
  /** Assigning the order, changing its recommender. */
  readonly tools?: ReactNode;
}

/** Facts on the left, the decision on the right. */
export function StaffOrderDetailView(props: StaffOrderDetailViewProps) {
  const { order, back, queue, contact, evidence, history, tools, report } = props;
  const { actions: choices, obstacle, done, onAct } = props;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const orders = useOrdersCopy();
  const actions = orderActions(choices, copy, onAct);
  // A correction to confirm is a task as well.
  const isIdle = actions.length === 0 && !done && order.loanCorrection?.mine !== false;
  const isClosed = order.orderStatus === 'ORDER_CLOSED';
  const times = useHandlingTimesCopy();
  const part = (id: string, title: string, content: ReactNode) => [
    { id, title, width: 'full' as const, content },
  ];
  const facts = (id: string, title: string, items: readonly DescriptionItem[]) =>
    items.length > 0 ? part(id, title, <DescriptionList size="small" items={items} />) : [];
  return (
    <DeskDetail
      back={back}
      name={order.companyName}
      status={
        <>
          <DeskStatusTag status={order.orderStatus} />
          {order.due && (
            <span>
              {times.waiting} <DueTag due={order.due} />
            </span>
          )}
        </>
      }
      number={{ label: orders.orderCode, value: order.orderCode }}
      figures={[
        { label: orders.amount, value: formatThousands(order.loanAmount), unit: orders.wan },
        { label: orders.term, value: String(order.loanterm), unit: orders.months },
        ...(order.loan
          ? [
              {
                label: orders.loanAmount,
                value: formatThousands(order.loan.amount),
                unit: orders.wan,
              },
            ]
          : []),
      ]}
      sections={[
        ...(evidence ? part('evidence', own.evidence, evidence) : []),
        ...(order.reason
          ? part('reason', isClosed ? orders.closeReason : own.reason, <p>{order.reason}</p>)
          : []),
        ...facts('loan', orders.loan, loanItems(order, orders)),
        ...facts('facts', orders.facts, applicationFacts(order, orders)),
        ...part('contact', own.contact, contact),
        ...facts('handling', own.handling, handlingFacts(order, own, orders)),
        ...facts('answers', orders.answers, answerItems(order)),
        ...facts('tax', orders.taxFigures, taxItems(order, orders)),
        ...(order.files.length > 0
          ? part('files', orders.files, <OrderFiles order={order} />)
          : []),
        { id: 'history', title: own.history, content: history },
      ]}
      decision={{
        title: copy.decision,
        queue,
        report,
        actions,
        done: done ? own[`${done}Done`] : undefined,
        children: choices ? (
          isIdle && <p>{obstacle ?? copy.nothingToDecide}</p>
        ) : (
          <Skeleton lines={2} />
        ),
        tools,
      }}
    />
  );
}
