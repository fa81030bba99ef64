import type { ServiceProduct } from '@huiqi/sdk';
import type { DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { servicePrice } from '../services/product/servicePrice.js';

/** The price of a service: an amount, or how it is priced. */
export function priceItem(
  service: Pick<ServiceProduct, 'servicePriceType' | 'price'>,
  copy: { readonly price: string; readonly yuan: string },
): DescriptionItem {
  const { value, isAmount } = servicePrice(service);
  return isAmount
    ? { term: copy.price, value, unit: copy.yuan, kind: 'money' }
    : { term: copy.price, value };
}
