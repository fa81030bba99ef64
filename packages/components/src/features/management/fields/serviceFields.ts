import {
  ServiceModeLabels,
  ServiceModeValues,
  ServicePriceTypeLabels,
  ServicePriceTypeValues,
  type FormEntry,
  type ManagedService,
} from '@huiqi/sdk';
import { idText, oneOf, optionalText, rawText, text } from './codecs.js';
import {
  choice,
  choicesOf,
  declareFields,
  line,
  long,
  reference,
  type ContentField,
} from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { yuan } from './moneyCodecs.js';
import { richTextLines } from './richTextLines.js';

export interface ServiceChoices {
  readonly organisations: FormEntry['options'];
  /** Undefined while they are loaded, as what was typed must not be measured by what is not there yet. */
  readonly serviceTypes: readonly ServiceTypeChoice[] | undefined;
}

/** A subcategory of services. */
export interface ServiceTypeChoice {
  readonly value: string;
  readonly label: string;
  /** Code of its category. */
  readonly big: string;
}

/** All fields of a service; `choices` are what it refers to, as far as loaded. */
export function serviceFields(
  copy: ManagedFieldsCopy,
  { organisations, serviceTypes }: ServiceChoices,
): readonly ContentField<ManagedService>[] {
  const { field } = declareFields<ManagedService, ManagedFieldsCopy>(copy);
  const { basics, serviceText } = copy;
  const options = serviceTypes?.map(({ value, label }) => ({ value, label }));
  const type = field(basics, 'typeSmall', text, choice(options));
  return [
    field(basics, 'name', text, line(100)),
    field(basics, 'logo', text, line(300), 'LOGO'),
    field(basics, 'orgId', idText, reference(organisations, { ...copy, label: copy.orgId })),
    {
      ...type,
      // A subcategory belongs to one category.
      write: (service, typed) => ({
        ...service,
        typeSmall: typed,
        typeBig: serviceTypes?.find(({ value }) => value === typed)?.big ?? service.typeBig,
      }),
    },
    field(basics, 'mode', oneOf(ServiceModeValues), {
      inputType: 'RADIO',
      options: choicesOf(ServiceModeValues, ServiceModeLabels),
    }),
    field(basics, 'priceType', oneOf(ServicePriceTypeValues), {
      inputType: 'RADIO',
      options: choicesOf(ServicePriceTypeValues, ServicePriceTypeLabels),
    }),
    field(basics, 'price', yuan, {
      inputType: 'NUMBER',
      unit: copy.yuan,
      decimals: 2,
      min: 0,
      visibleWhen: [{ checkName: 'priceType', values: ['PAY'] }],
    }),
    field(basics, 'contactPhone', optionalText, { inputType: 'TEL', maxLength: 20 }),
    field(
      serviceText,
      'content',
      rawText,
      { ...line(100_000), hint: copy.richTextHint },
      'RICH_TEXT',
      richTextLines,
    ),
    field(serviceText, 'process', optionalText, { ...long(5000), label: copy.serviceProcess }),
  ];
}
