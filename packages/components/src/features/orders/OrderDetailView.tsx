import type { OrderDetail as OrderDetailData } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { DetailPage } from '../../patterns/DetailPage/DetailPage.js';
import type { PageLink } from '../../patterns/page/types.js';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../ui/Timeline/Timeline.js';
import { useOrdersCopy } from './copy.js';
import { answerItems, loanItems, orderFacts, orderTimeline, reasonItems } from './orderFacts.js';
import { OrderStatusTag } from './OrderStatusTag.js';

export interface OrderDetailViewProps {
  readonly order: OrderDetailData;
  /** To the list. */
  readonly back: PageLink;
}

/** One order: amount, facts, loan, timeline. */
export function OrderDetailView({ order, back }: OrderDetailViewProps) {
  const copy = useOrdersCopy();
  const pictureUrl = usePictureUrl();
  const section = (id: string, title: string, items: readonly DescriptionItem[]) =>
    items.length > 0
      ? [{ id, title, width: 'full' as const, content: <DescriptionList items={items} /> }]
      : [];
  return (
    <DetailPage
      back={back}
      name={order.productName}
      giver={order.bankName}
      mark={pictureUrl(order.logoImgUrl)}
      tags={<OrderStatusTag status={order.orderStatus} />}
      figures={[
        { label: copy.amount, value: formatThousands(order.loanAmount), unit: copy.wan },
        { label: copy.term, value: String(order.loanterm), unit: copy.months },
        ...(order.loan
          ? [{ label: copy.loanAmount, value: formatThousands(order.loan.amount), unit: copy.wan }]
          : []),
      ]}
      sections={[
        ...section('reason', copy.reason, reasonItems(order, copy)),
        {
          id: 'timeline',
          title: copy.timeline,
          content: <Timeline items={orderTimeline(order)} />,
        },
        ...section('facts', copy.facts, orderFacts(order, copy)),
        ...section('answers', copy.answers, answerItems(order)),
        ...section('loan', copy.loan, loanItems(order, copy)),
      ]}
    />
  );
}
