import type { OrderDetail as OrderDetailData } from '@huiqi/sdk';
import { formatDate, formatThousands, formatWanFigure } from '@huiqi/sdk/domain';
import { useRef, useState, type ReactNode } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { DetailPage } from '../../patterns/DetailPage/DetailPage.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import type { PageLink } from '../../patterns/page/types.js';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Timeline } from '../../ui/Timeline/Timeline.js';
import { CloseOrderDialog } from './CloseOrderDialog.js';
import { useOrdersCopy } from './copy.js';
import { LoanSchedule } from './LoanSchedule.js';
import { orderAside } from './orderAside.js';
import { answerItems, loanItems, orderFacts, orderTimeline, taxItems } from './orderFacts.js';
import { OrderFiles } from './OrderFiles.js';
import type { OrderActionLinks } from './orderLinks.js';
import { OrderStatusTag } from './OrderStatusTag.js';
import { landed } from './orders.css.js';
import { SubOrders } from './SubOrders.js';
import { localized } from '../../provider/copy.js';

export interface OrderDetailViewProps {
  readonly order: OrderDetailData;
  /** Link to the list. */
  readonly back: PageLink;
  /** Actions on the order. */
  readonly actionLinks: OrderActionLinks;
  readonly orderLink: (orderId: string) => LinkTarget;
  /** The state of several reviews, instead of a single reason. */
  readonly reviews?: ReactNode;
}

/** An order: amount, next step, timeline, loan with its schedule, facts, files. */
export function OrderDetailView(props: OrderDetailViewProps) {
  const { order, back, actionLinks, orderLink, reviews } = props;
  const copy = useOrdersCopy();
  const [isClosing, setClosing] = useState(false);
  const landing = useRef<HTMLDivElement>(null);
  const pictureUrl = usePictureUrl();
  const section = (id: string, title: string, items: readonly DescriptionItem[]) =>
    items.length > 0
      ? [{ id, title, width: 'full' as const, content: <DescriptionList items={items} /> }]
      : [];
  const { loan, repaymentType, files, line, subOrders, parentOrderId } = order;
  const isClosed = order.orderStatus === 'ORDER_CLOSED';
  const reason = order.reason
    ? [part('reason', isClosed ? copy.closeReason : copy.reason, <p>{order.reason}</p>)]
    : [];
  const parent = parentOrderId === null ? undefined : orderLink(parentOrderId);
  return (
    <div ref={landing} tabIndex={-1} className={landed}>
      <DetailPage
        back={back}
        name={order.productName}
        giver={order.bankName}
        mark={pictureUrl(order.logoImgUrl)}
        tags={<OrderStatusTag status={order.orderStatus} />}
        figures={[
          {
            label: copy.amount,
            value: localized(copy, formatWanFigure)(order.loanAmount),
            unit: copy.wan,
          },
          { label: copy.term, value: formatThousands(order.loanterm), unit: copy.months },
          ...(loan
            ? [
                {
                  label: copy.loanAmount,
                  value: localized(copy, formatWanFigure)(loan.amount),
                  unit: copy.wan,
                },
              ]
            : []),
        ]}
        sections={[
          ...(reviews ? [part('reviews', copy.reviews, reviews)] : reason),
          ...(line || subOrders.length > 0
            ? [part('line', copy.lineTitle, <SubOrders order={order} orderLink={orderLink} />)]
            : []),
          {
            id: 'timeline',
            title: copy.timeline,
            content: <Timeline items={orderTimeline(order, copy)} />,
          },
          ...section('loan', copy.loan, loanItems(order, copy)),
          ...(loan && repaymentType
            ? [part('schedule', copy.schedule, <LoanSchedule loan={loan} method={repaymentType} />)]
            : []),
          ...section('facts', copy.facts, orderFacts(order, copy)),
          ...section('answers', copy.answers, answerItems(order)),
          ...section('tax', copy.taxFigures, taxItems(order, copy)),
          ...(files.length > 0 ? [part('files', copy.files, <OrderFiles order={order} />)] : []),
          ...(parent
            ? [
                part(
                  'parent',
                  copy.parentOrder,
                  <LinkButton {...linkProps(parent)}>{copy.view}</LinkButton>,
                ),
              ]
            : []),
        ]}
        printed={[order.orderCode, localized(copy, formatDate)(order.createdTs)]}
        aside={orderAside({
          order,
          copy,
          links: actionLinks,
          onClose: () => setClosing(true),
        })}
      />
      {isClosing && (
        <CloseOrderDialog order={order} fallbackFocus={landing} onClose={() => setClosing(false)} />
      )}
    </div>
  );
}

const part = (id: string, title: string, content: ReactNode) => ({
  id,
  title,
  width: 'full' as const,
  content,
});
