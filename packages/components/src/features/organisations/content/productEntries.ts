import {
  ServiceModeLabels,
  ServiceModeValues,
  ServicePriceTypeLabels,
  ServicePriceTypeValues,
  type FormEntry,
  type OrganisationProductContent,
  type ServiceTypeItem,
} from '@huiqi/sdk';
import type { OrganisationsCopy } from '../copy.js';
import { toServiceHtml, toServiceText } from './serviceText.js';

type Part = Omit<FormEntry, 'group' | 'required'> & { readonly required?: boolean };
type Values = Readonly<Record<string, string>>;

export const editStep = 'COMPANY';

const choices = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

/** The entries of a product. Categories are added later: `withServiceTypes`. */
export function productEntries(copy: OrganisationsCopy): FormEntry[] {
  const parts: Part[] = [
    {
      checkName: 'name',
      inputType: 'TEXT',
      label: copy.productName,
      hint: copy.nameHint,
      minLength: 2,
      maxLength: 50,
    },
    { checkName: 'serviceTypeBig', inputType: 'SELECT', label: copy.bigType },
    { checkName: 'serviceTypeSmall', inputType: 'SELECT', label: copy.smallType },
    {
      checkName: 'serviceMode',
      inputType: 'RADIO',
      label: copy.mode,
      options: choices(ServiceModeValues, ServiceModeLabels),
    },
    {
      checkName: 'servicePriceType',
      inputType: 'RADIO',
      label: copy.priceType,
      options: choices(ServicePriceTypeValues, ServicePriceTypeLabels),
    },
    {
      checkName: 'price',
      inputType: 'MONEY',
      label: copy.price,
      unit: copy.yuan,
      min: 0.01,
      max: 99_999_999,
      visibleWhen: [{ checkName: 'servicePriceType', values: ['PAY'] }],
    },
    {
      checkName: 'contactPhone',
      inputType: 'TEL',
      label: copy.contactPhone,
      hint: copy.phoneHint,
      maxLength: 20,
    },
    {
      checkName: 'content',
      inputType: 'TEXTAREA',
      label: copy.content,
      hint: copy.contentHint,
      minLength: 10,
      maxLength: 10_000,
    },
    {
      checkName: 'process',
      inputType: 'TEXTAREA',
      label: copy.process,
      required: false,
      maxLength: 2000,
    },
  ];
  return parts.map((part) => ({ required: true, ...part, group: editStep }));
}

/** The entries with the category options; subcategories depend on the category. */
export function withServiceTypes(
  entries: readonly FormEntry[],
  types: readonly ServiceTypeItem[] = [],
  subtypes: readonly ServiceTypeItem[] = [],
): readonly FormEntry[] {
  const options = (items: readonly ServiceTypeItem[]) =>
    items.map(({ code, name }) => ({ value: code, label: name }));
  return entries.map((entry) => {
    if (entry.checkName === 'serviceTypeBig') return { ...entry, options: options(types) };
    if (entry.checkName === 'serviceTypeSmall') return { ...entry, options: options(subtypes) };
    return entry;
  });
}

/** A product's initial form values. */
export const productValues = (content: OrganisationProductContent): Values => ({
  ...content,
  price: content.price ?? '',
  content: toServiceText(content.content).text,
});

/** The input in the contract's form. */
export function toProductContent(values: Values): OrganisationProductContent {
  const text = (name: string) => values[name]?.trim() ?? '';
  const servicePriceType = ServicePriceTypeValues.find((one) => one === text('servicePriceType'));
  return {
    name: text('name'),
    serviceTypeBig: text('serviceTypeBig'),
    serviceTypeSmall: text('serviceTypeSmall'),
    serviceMode:
      ServiceModeValues.find((mode) => mode === text('serviceMode')) ?? 'INTERNET_SERVICE',
    servicePriceType: servicePriceType ?? 'INTERVIEW',
    price: servicePriceType === 'PAY' ? text('price') : null,
    content: toServiceHtml(text('content')),
    process: text('process'),
    contactPhone: text('contactPhone'),
  };
}
