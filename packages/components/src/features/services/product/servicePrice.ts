import { ServicePriceTypeLabels, type ServiceProduct } from '@huiqi/sdk';
import { formatThousands, labelOf } from '@huiqi/sdk/domain';

export interface ServicePrice {
  /** A figure, or how the price is determined: 3,500, 面议. */
  readonly value: string;
  /** Whether it is a figure in yuan. */
  readonly isAmount: boolean;
}

/** The price of a service; whole amounts without decimals. */
export function servicePrice({
  servicePriceType,
  price,
}: Pick<ServiceProduct, 'servicePriceType' | 'price'>): ServicePrice {
  if (servicePriceType === 'PAY' && price)
    return { value: formatThousands(price.replace(/\.00$/, '')), isAmount: true };
  return { value: labelOf(ServicePriceTypeLabels, servicePriceType), isAmount: false };
}
