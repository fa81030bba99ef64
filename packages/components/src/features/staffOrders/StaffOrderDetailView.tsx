import type { OrderDetail } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import type { PageLink } from '../../patterns/page/types.js';
import { DeskDetail } from '../../patterns/StaffDesk/DeskDetail.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Timeline } from '../../ui/Timeline/Timeline.js';
import { useOrdersCopy } from '../orders/copy.js';
import { answerItems, loanItems, orderFacts, orderTimeline } from '../orders/orderFacts.js';
import { OrderStatusTag } from '../orders/OrderStatusTag.js';
import { useStaffOrdersCopy } from './copy.js';
import type { Neighbours } from './useNeighbours.js';
import type { StaffDialog } from './useStaffDecision.js';

export interface StaffOrderDetailViewProps {
  readonly order: OrderDetail;
  readonly back: PageLink;
  readonly neighbours?: Neighbours | undefined;
  /** What may be done; undefined while it is not known. */
  readonly actions?:
    { readonly accept?: unknown; readonly reject?: unknown; readonly loan: boolean } | undefined;
  /** Why nothing may be done. */
  readonly obstacle?: string | null | undefined;
  readonly onAct: (dialog: StaffDialog) => void;
}

/** Facts at the left, the decision at the right. */
export function StaffOrderDetailView(props: StaffOrderDetailViewProps) {
  const { order, back, neighbours, actions, obstacle, onAct } = props;
  const copy = useStaffOrdersCopy();
  const orders = useOrdersCopy();
  const facts = (id: string, title: string, items: readonly DescriptionItem[]) =>
    items.length > 0
      ? [{ id, title, width: 'full' as const, content: <Facts items={items} /> }]
      : [];
  const mayAct = actions && (actions.accept || actions.reject || actions.loan);
  return (
    <DeskDetail
      back={back}
      name={order.companyName}
      status={<OrderStatusTag status={order.orderStatus} />}
      number={{ label: orders.orderCode, value: order.orderCode }}
      figures={[
        { label: orders.amount, value: formatThousands(order.loanAmount), unit: orders.wan },
        { label: orders.term, value: String(order.loanterm), unit: orders.months },
      ]}
      sections={[
        ...facts('facts', orders.facts, [
          { term: orders.product, value: order.productName },
          { term: orders.bank, value: order.bankName },
          ...orderFacts(order, orders).slice(1),
        ]),
        ...facts('answers', orders.answers, answerItems(order)),
        ...facts('loan', orders.loan, loanItems(order, orders)),
        {
          id: 'timeline',
          title: orders.timeline,
          content: <Timeline items={orderTimeline(order)} />,
        },
      ]}
      decision={{
        title: copy.decision,
        ...neighbours,
        children: !actions ? (
          <Skeleton lines={2} />
        ) : mayAct ? (
          <>
            {Boolean(actions.accept) && (
              <Button block variant="primary" onClick={() => onAct('accept')}>
                {copy.accept}
              </Button>
            )}
            {actions.loan && (
              <Button
                block
                variant={actions.accept ? 'secondary' : 'primary'}
                onClick={() => onAct('loan')}
              >
                {copy.enterLoan}
              </Button>
            )}
            {Boolean(actions.reject) && (
              <Button block onClick={() => onAct('reject')}>
                {copy.reject}
              </Button>
            )}
          </>
        ) : (
          <p>{obstacle ?? copy.nothingToDecide}</p>
        ),
      }}
    />
  );
}

const Facts = ({ items }: { readonly items: readonly DescriptionItem[] }) => (
  <DescriptionList size="small" items={items} />
);
