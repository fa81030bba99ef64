import { ServicePriceTypeLabels, type ServiceProduct } from '@huiqi/sdk';
import { formatThousands, labelOf } from '@huiqi/sdk/domain';

export interface ServicePrice {
  /** A figure, or how the price is found: 3,500, 面议. */
  readonly value: string;
  /** Whether it is a figure in yuan. */
  readonly isAmount: boolean;
}

/** What a service costs; a round amount is written without its zeros. */
export function servicePrice({
  servicePriceType,
  price,
}: Pick<ServiceProduct, 'servicePriceType' | 'price'>): ServicePrice {
  if (servicePriceType === 'PAY' && price)
    return { value: formatThousands(price.replace(/\.00$/, '')), isAmount: true };
  return { value: labelOf(ServicePriceTypeLabels, servicePriceType), isAmount: false };
}
