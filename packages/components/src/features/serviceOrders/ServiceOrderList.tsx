import { listServiceOrders, type ServiceOrder } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import type { ListChange } from '../../patterns/ListView/types.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { CancelServiceOrderDialog } from './CancelServiceOrderDialog.js';
import { useServiceOrdersCopy } from './copy.js';
import { RateServiceOrderDialog } from './RateServiceOrderDialog.js';
import {
  serviceOrderFilterLabels,
  serviceOrderFilters,
  type ServiceOrderFilters,
} from './serviceOrderFilters.js';
import * as css from './serviceOrders.css.js';
import { ServiceOrderListView, type ServiceOrderLinks } from './ServiceOrderListView.js';

export interface ServiceOrderListProps extends ServiceOrderLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: ServiceOrderFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: ServiceOrderFilters, change: ListChange) => void)
    | undefined;
  /** Orders per page. Defaults to 10. */
  readonly size?: number | undefined;
}

interface Chosen {
  readonly order: ServiceOrder;
  readonly to: 'rate' | 'cancel';
}

/** The orders of the user's companies, with rating and cancelling. */
export function ServiceOrderList(props: ServiceOrderListProps) {
  const { filters, onFiltersChange, size, ...links } = props;
  const copy = useServiceOrdersCopy();
  const [own, setOwn] = useState<ServiceOrderFilters>({});
  // Kept apart from the rows: reloading the list changes a rated order's row.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => setChosen(null);
  const landing = useRef<HTMLDivElement>(null);
  const orders = useOperationList(listServiceOrders, {
    filters: serviceOrderFilters,
    labels: serviceOrderFilterLabels(copy),
    keyword: 'productName',
    values: filters ?? own,
    onValuesChange: (next, change) => {
      setOwn(next);
      onFiltersChange?.(next, change);
    },
    size: size ?? pageSizes.default,
  });
  return (
    <div ref={landing} tabIndex={-1} className={css.landing}>
      <ServiceOrderListView
        {...orders}
        {...links}
        onRate={(order) => setChosen({ order, to: 'rate' })}
        onCancel={(order) => setChosen({ order, to: 'cancel' })}
      />
      {chosen?.to === 'rate' && (
        <RateServiceOrderDialog
          order={chosen.order}
          fallbackFocus={landing}
          onClose={close}
          onRatedBefore={close}
        />
      )}
      {chosen?.to === 'cancel' && (
        <CancelServiceOrderDialog order={chosen.order} fallbackFocus={landing} onClose={close} />
      )}
    </div>
  );
}
