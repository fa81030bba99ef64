import { formatOrderFilters, OrderList, parseOrderFilters } from '@huiqi/components/orders';
import { useQuery } from '../routes/useQuery.js';
import * as css from './pages.css.js';
import { orderPath } from './paths.js';
import { useGo } from './useGo.js';

/** The enterprise centre: the user's orders. */
export function Page() {
  const go = useGo();
  const [params, setParams] = useQuery();
  return (
    <>
      <h1 className={css.title}>企业中心</h1>
      <OrderList
        filters={parseOrderFilters(params)}
        onFiltersChange={(filters) => setParams(formatOrderFilters(filters))}
        hrefForOrder={orderPath}
        onOpenOrder={(orderId) => go(orderPath(orderId))}
      />
    </>
  );
}
