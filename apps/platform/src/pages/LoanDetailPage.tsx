import { OrderDetail } from '@huiqi/components/orders';
import { Redirect } from 'wouter';
import { useQuery } from '../routes/useQuery.js';
import { BackLink } from '../shell/BackLink.js';

export function Page() {
  const [params] = useQuery();
  const orderId = params.get('orderId');
  if (!orderId) return <Redirect to="/userCenter" replace />;
  return (
    <>
      <BackLink to="/userCenter">返回我的申请</BackLink>
      <OrderDetail key={orderId} orderId={orderId} />
    </>
  );
}
