import { formatOrderFilters, OrderList, parseOrderFilters } from '@huiqi/components/orders';
import { useSearchParams } from 'react-router';
import * as css from './pages.css.js';
import { orderPath } from './paths.js';
import { useGo } from './useGo.js';

/** The enterprise centre: the user's orders. */
export function Page() {
  const go = useGo();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <h1 className={css.title}>企业中心</h1>
      <OrderList
        filters={parseOrderFilters(params)}
        onFiltersChange={(filters) =>
          setParams(formatOrderFilters(filters), { preventScrollReset: true })
        }
        hrefForOrder={orderPath}
        onOpenOrder={(orderId) => go(orderPath(orderId))}
      />
    </>
  );
}
