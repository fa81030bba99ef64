import type { ServiceOrderDetail } from '@huiqi/sdk';
import { formatDate, formatDateTime } from '@huiqi/sdk/domain';
import { DetailPage } from '../../patterns/DetailPage/DetailPage.js';
import type { PageSection } from '../../patterns/page/SectionCard.js';
import type { KeyFigure, PageLink } from '../../patterns/page/types.js';
import { fillCopy } from '../../provider/copy.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../ui/Timeline/Timeline.js';
import { servicePrice } from '../services/product/servicePrice.js';
import { useServiceOrdersCopy, type ServiceOrdersCopy } from './copy.js';
import { scoreName } from './scoreOptions.js';
import { serviceOrderAside, type ServiceOrderAsideProps } from './serviceOrderAside.js';
import { serviceOrderFacts, serviceOrderTimeline } from './serviceOrderFacts.js';
import * as css from './serviceOrders.css.js';
import { ServiceOrderStatusTag } from './ServiceOrderStatusTag.js';

export interface ServiceOrderDetailViewProps extends ServiceOrderAsideProps {
  /** Link to the list. */
  readonly back: PageLink;
}

/** An order: demand, reply, rating, facts, events. */
export function ServiceOrderDetailView(props: ServiceOrderDetailViewProps) {
  const { order, back } = props;
  const copy = useServiceOrdersCopy();
  const { evaluation, handling, demand } = order;
  const isRefused = order.orderStatus === 'REFUSED';
  const sections: PageSection[] = [
    {
      id: 'handling',
      title: isRefused ? copy.refusal : copy.handling,
      content: handling ? (
        <p className={css.prose}>{handling}</p>
      ) : (
        <p className={css.muted}>
          {order.orderStatus === 'PENDING' ? copy.noHandling : copy.leftNoHandling}
        </p>
      ),
    },
    {
      id: 'demand',
      title: copy.demand,
      content: demand ? (
        <p className={css.prose}>{demand}</p>
      ) : (
        <p className={css.muted}>{copy.noDemand}</p>
      ),
    },
    ...(evaluation
      ? [{ id: 'rating', title: copy.rating, content: <Rating {...evaluation} /> }]
      : []),
    {
      id: 'progress',
      title: copy.progress,
      content: <Timeline items={serviceOrderTimeline(order, copy)} />,
    },
    {
      id: 'facts',
      title: copy.facts,
      width: 'full',
      content: <DescriptionList items={serviceOrderFacts(order, copy)} />,
    },
  ];
  return (
    <DetailPage
      back={back}
      name={order.productName}
      giver={order.orgName}
      tags={<ServiceOrderStatusTag {...order} />}
      figures={[
        { label: copy.created, value: formatDate(order.createdTs) },
        priceFigure(order, copy),
        ...(evaluation
          ? [{ label: copy.score, value: String(evaluation.score), unit: copy.points }]
          : []),
      ]}
      sections={sections}
      printed={[order.id, formatDate(order.createdTs)]}
      aside={serviceOrderAside(props, copy)}
    />
  );
}

function priceFigure(order: ServiceOrderDetail, copy: ServiceOrdersCopy): KeyFigure {
  const { value, isAmount } = servicePrice(order);
  return { label: copy.price, value, ...(isAmount ? { unit: copy.yuan } : {}) };
}

type RatingProps = NonNullable<ServiceOrderDetail['evaluation']>;

function Rating({ companyName, score, content, createdTs }: RatingProps) {
  const copy = useServiceOrdersCopy();
  return (
    <div className={css.stack}>
      <p>{scoreName(score, copy)}</p>
      {content && <p className={css.prose}>{content}</p>}
      <p className={css.muted}>
        {fillCopy(copy.ratedOn, { name: companyName, time: formatDateTime(createdTs) })}
      </p>
    </div>
  );
}
