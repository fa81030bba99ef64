import { OrderStatusValues } from '@huiqi/sdk';
import { ApplyStatus } from '@huiqi/components/loans/ApplyStatus';
import { useSearchParams } from 'react-router';
import { useGo } from './useGo.js';

export function Page() {
  const go = useGo();
  const [params] = useSearchParams();
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
