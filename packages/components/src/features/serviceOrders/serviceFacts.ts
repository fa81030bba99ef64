import { ServiceModeLabels, type ServiceProduct } from '@huiqi/sdk';
import type { DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import type { ServiceApplyCopy } from './applyCopy.js';
import { priceItem } from './priceItem.js';

type Ordered = Pick<ServiceProduct, 'orgName' | 'serviceMode' | 'servicePriceType' | 'price'>;

/** What is ordered. */
export const serviceFacts = (product: Ordered, copy: ServiceApplyCopy): DescriptionItem[] => [
  { term: copy.organisation, value: product.orgName, kind: 'name' },
  { term: copy.mode, value: ServiceModeLabels[product.serviceMode] },
  priceItem(product, copy),
];
