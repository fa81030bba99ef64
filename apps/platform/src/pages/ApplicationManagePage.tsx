import { formatOrderFilters, parseStaffOrderFilters } from '@huiqi/components/orders';
import { StaffOrderDetail, StaffOrderList } from '@huiqi/components/staffOrders';
import { useQuery } from '../routes/useQuery.js';
import { BackLink } from '../shell/BackLink.js';
import * as css from './pages.css.js';
import { staffOrderPath } from './paths.js';
import { useGo } from './useGo.js';

/** Applications as staff see them; `orderId` in the address opens one. */
export function Page() {
  const go = useGo();
  const [params, setParams] = useQuery();
  const orderId = params.get('orderId');
  if (orderId) {
    return (
      <>
        <BackLink to="/applicationManage">返回申请管理</BackLink>
        <StaffOrderDetail key={orderId} orderId={orderId} />
      </>
    );
  }
  return (
    <>
      <h1 className={css.title}>申请管理</h1>
      <StaffOrderList
        filters={parseStaffOrderFilters(params)}
        onFiltersChange={(filters) => setParams(formatOrderFilters(filters))}
        hrefForOrder={staffOrderPath}
        onOpenOrder={(id) => go(staffOrderPath(id))}
      />
    </>
  );
}
