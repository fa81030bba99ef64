import {
  ServiceModeLabels,
  ServicePriceTypeLabels,
  type OrganisationContent,
  type OrganisationProductContent,
  type OrganisationProductDetail,
  type ServiceOrganisationDetail,
} from '@huiqi/sdk';
import { formatText, formatThousands, labelOf } from '@huiqi/sdk/domain';
import type { KeyFigure } from '../../../patterns/page/types.js';
import type { ContentFact } from './contentFact.js';
import type { OrganisationsCopy } from '../copy.js';
import { toServiceText } from './serviceText.js';
import type { TypeNameOf } from './useTypeNameOf.js';

/** The editable content of a product as published. */
export const contentOfProduct = (
  product: OrganisationProductDetail,
): OrganisationProductContent => ({
  name: product.productName,
  serviceTypeBig: product.serviceTypeBig,
  serviceTypeSmall: product.serviceTypeSmall,
  serviceMode: product.serviceMode,
  servicePriceType: product.servicePriceType,
  price: product.price,
  content: product.content,
  process: product.process ?? '',
  contactPhone: product.contactPhone ?? '',
});

/** The editable content of an organisation as published. */
export const contentOfOrganisation = (
  organisation: ServiceOrganisationDetail,
): OrganisationContent => ({
  name: organisation.name,
  introduction: organisation.introduction ?? '',
  address: organisation.address ?? '',
  contactName: organisation.contactName ?? '',
  contactPhone: organisation.contactPhone ?? '',
});

type Price = Pick<OrganisationProductContent, 'servicePriceType' | 'price'>;

/** The price of a product, in yuan or in words. */
export const priceFigure = (
  { servicePriceType, price }: Price,
  copy: OrganisationsCopy,
): KeyFigure => ({
  label: copy.price,
  ...(servicePriceType === 'PAY' && price !== null
    ? { value: formatThousands(price, 2), unit: copy.yuan }
    : { value: labelOf(ServicePriceTypeLabels, servicePriceType) }),
});

const priceText = (product: Price, copy: OrganisationsCopy): string => {
  const { value, unit } = priceFigure(product, copy);
  return unit ? `${value} ${unit}` : value;
};

export const productFacts = (
  content: OrganisationProductContent,
  nameOf: TypeNameOf,
  copy: OrganisationsCopy,
): readonly ContentFact[] => [
  { key: 'name', term: copy.productName, value: content.name },
  {
    key: 'type',
    term: copy.type,
    value: nameOf(content.serviceTypeBig, content.serviceTypeSmall),
  },
  { key: 'mode', term: copy.mode, value: labelOf(ServiceModeLabels, content.serviceMode) },
  { key: 'price', term: copy.price, value: priceText(content, copy) },
  { key: 'contactPhone', term: copy.contactPhone, value: formatText(content.contactPhone) },
  { key: 'content', term: copy.content, value: toServiceText(content.content).text, isLong: true },
  { key: 'process', term: copy.process, value: content.process, isLong: true },
];

export const organisationFacts = (
  content: OrganisationContent,
  copy: OrganisationsCopy,
): readonly ContentFact[] => [
  { key: 'name', term: copy.organisationName, value: content.name },
  { key: 'address', term: copy.address, value: formatText(content.address) },
  { key: 'contactName', term: copy.contactName, value: formatText(content.contactName) },
  { key: 'contactPhone', term: copy.contactPhone, value: formatText(content.contactPhone) },
  { key: 'introduction', term: copy.introduction, value: content.introduction, isLong: true },
];
