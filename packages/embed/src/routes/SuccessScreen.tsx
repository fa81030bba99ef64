import { OrderStatusValues } from '@huiqi/sdk';
import { ApplyStatus } from '@huiqi/components/applications';
import type { ScreenProps } from './types.js';

export function SuccessScreen({ query }: ScreenProps) {
  const orderStatus =
    OrderStatusValues.find((status) => status === query.get('orderStatus')) ?? null;
  return (
    <ApplyStatus
      result={{ orderId: query.get('orderId'), orderCode: query.get('orderCode'), orderStatus }}
    />
  );
}
