import type { ServiceOrderApplication, ServiceProduct } from '@huiqi/sdk';

type Values = Readonly<Record<string, string>>;

/** What is ordered, at the price that was shown. */
export type OfferShown = Pick<ServiceProduct, 'id' | 'servicePriceType' | 'price'>;

/** The request of the input: texts are trimmed, empty ones omitted. */
export function toServiceApplication(offer: OfferShown, values: Values): ServiceOrderApplication {
  const text = (name: string) => values[name]?.trim() ?? '';
  const filled = (name: 'contactName' | 'contactPhone' | 'demand') => {
    const value = text(name);
    return value === '' ? {} : { [name]: value };
  };
  return {
    productId: offer.id,
    nsrsbh: text('nsrsbh'),
    ...filled('contactName'),
    ...filled('contactPhone'),
    ...filled('demand'),
    servicePriceType: offer.servicePriceType,
    price: offer.price,
  };
}
