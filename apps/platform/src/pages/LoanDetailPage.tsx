import { OrderDetail } from '@huiqi/components/orders';
import { Navigate, useSearchParams } from 'react-router';
import { BackLink } from '../shell/BackLink.js';

export function Page() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  if (!orderId) return <Navigate to="/userCenter" replace />;
  return (
    <>
      <BackLink to="/userCenter">返回我的申请</BackLink>
      <OrderDetail key={orderId} orderId={orderId} />
    </>
  );
}
