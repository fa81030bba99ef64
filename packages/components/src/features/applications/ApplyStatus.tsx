import { OrderStatusLabels, type ApplyResult } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { Card } from '../../ui/Card/Card.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Icon } from '../../ui/Icon/Icon.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import * as css from './applications.css.js';
import { useApplicationsCopy } from './copy.js';

export interface ApplyStatusProps {
  readonly result: Pick<ApplyResult, 'orderId' | 'orderCode' | 'orderStatus'>;
  /** Where the order can be seen; no link unless given. */
  readonly ordersHref?: string | undefined;
  readonly onOpenOrders?: (() => void) | undefined;
}

/** The application arrived: its number and what comes next. */
export function ApplyStatus({ result, ordersHref, onOpenOrders }: ApplyStatusProps) {
  const copy = useApplicationsCopy();
  const status = result.orderStatus ? OrderStatusLabels[result.orderStatus] : null;
  return (
    <Card>
      <div className={css.center}>
        <Icon name="success" size={48} />
        <h1 className={css.title}>{copy.successTitle}</h1>
        <DescriptionList
          columns={1}
          items={[
            { term: copy.orderCode, value: formatText(result.orderCode ?? result.orderId) },
            { term: '申请状态', value: formatText(status) },
          ]}
        />
        <p>{copy.successHint}</p>
        <section className={css.section} aria-label={copy.nextSteps}>
          <h2>{copy.nextSteps}</h2>
          <ol className={css.steps}>
            <li>{copy.nextReview}</li>
            <li>{copy.nextNotice}</li>
            <li>{copy.nextOrders}</li>
          </ol>
        </section>
        {ordersHref !== undefined && (
          <LinkButton variant="primary" href={ordersHref} onClick={onPlainClick(onOpenOrders)}>
            {copy.myOrders}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
