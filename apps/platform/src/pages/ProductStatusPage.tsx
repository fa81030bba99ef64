import { OrderStatusValues } from '@huiqi/sdk';
import { ApplyStatus } from '@huiqi/components/applications';
import { useQuery } from '../routes/useQuery.js';
import { useGo } from './useGo.js';

export function Page() {
  const go = useGo();
  const [params] = useQuery();
  const orderStatus =
    OrderStatusValues.find((status) => status === params.get('orderStatus')) ?? null;
  return (
    <ApplyStatus
      result={{ orderId: params.get('orderId'), orderCode: params.get('orderCode'), orderStatus }}
      ordersHref="/userCenter"
      onOpenOrders={() => go('/userCenter')}
    />
  );
}
