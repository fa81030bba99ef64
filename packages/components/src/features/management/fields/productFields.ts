import {
  GuaranteeTypeLabels,
  GuaranteeTypeValues,
  InterestRateTypeLabels,
  InterestRateTypeValues,
  ProductClassifyLabels,
  ProductClassifyValues,
  RepaymentTypeLabels,
  RepaymentTypeValues,
  TaxCreditGradeLabels,
  TaxCreditGradeValues,
  type FormEntry,
  type ManagedProduct,
} from '@huiqi/sdk';
import {
  codes,
  idText,
  json,
  lines,
  number,
  oneOf,
  optionalNumber,
  optionalText,
  rawText,
  someOf,
  text,
  words,
} from './codecs.js';
import {
  choicesOf,
  declareFields,
  line,
  long,
  positionControl,
  reference,
  type ContentField,
  type FieldControl,
} from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { processingSteps } from './processingSteps.js';

const whole = (unit: string, min: number, max: number): FieldControl => ({
  inputType: 'NUMBER',
  required: true,
  decimals: 0,
  unit,
  min,
  max,
});
const amount = (unit: string): FieldControl => ({
  inputType: 'NUMBER',
  required: true,
  unit,
  min: 0,
  decimals: 2,
});

/** Where an application is filled in; the contract has null for this platform. */
const channel = {
  toText: (value: 'WECHAT' | null) => value ?? 'SITE',
  toValue: (typed: string) => (typed === 'WECHAT' ? ('WECHAT' as const) : null),
};

export interface ProductChoices {
  readonly banks: FormEntry['options'];
  readonly categories: FormEntry['options'];
  readonly provinces: FormEntry['options'];
  readonly areas: FormEntry['options'];
}

/** All fields of a product; `choices` are what it refers to, as far as loaded. */
export function productFields(
  copy: ManagedFieldsCopy,
  choices: ProductChoices,
): readonly ContentField<ManagedProduct>[] {
  const { field, part } = declareFields<ManagedProduct, ManagedFieldsCopy>(copy);
  const options = (given: FormEntry['options']) => (given ? { options: given } : {});
  const { basics, limits, requirements, process, offer, agreement, matching, platform } = copy;
  const rate: FieldControl = { inputType: 'PERCENT', required: true, min: 0, max: 100 };
  return [
    field(basics, 'name', text, line(60)),
    field(basics, 'bankId', idText, reference(choices.banks, { ...copy, label: copy.bankId })),
    field(
      basics,
      'categoryId',
      idText,
      reference(choices.categories, { ...copy, label: copy.categoryId }),
    ),
    field(basics, 'listImage', text, line(300), 'LOGO'),
    field(basics, 'profile', optionalText, line(30)),
    field(basics, 'tags', words, line(120)),
    field(basics, 'classify', oneOf(ProductClassifyValues), {
      inputType: 'RADIO',
      options: choicesOf(ProductClassifyValues, ProductClassifyLabels),
    }),
    field(basics, 'introduction', rawText, long(5000)),
    field(basics, 'position', number, positionControl),
    field(limits, 'minLoanLimit', number, whole(copy.wan, 0, 1_000_000)),
    field(limits, 'maxLoanLimit', number, whole(copy.wan, 1, 1_000_000)),
    field(limits, 'minInterestRate', text, rate),
    field(limits, 'maxInterestRate', text, rate),
    field(limits, 'interestRateType', oneOf(InterestRateTypeValues), {
      inputType: 'RADIO',
      options: choicesOf(InterestRateTypeValues, InterestRateTypeLabels),
    }),
    field(limits, 'minLoanTerm', number, whole(copy.months, 1, 600)),
    field(limits, 'maxLoanTerm', number, whole(copy.months, 1, 600)),
    field(limits, 'guaranteeType', oneOf(GuaranteeTypeValues), {
      inputType: 'RADIO',
      options: choicesOf(GuaranteeTypeValues, GuaranteeTypeLabels),
    }),
    field(limits, 'repaymentTypes', someOf(RepaymentTypeValues), {
      inputType: 'CHECKBOX',
      options: choicesOf(RepaymentTypeValues, RepaymentTypeLabels),
    }),
    field(requirements, 'applyConditions', lines, long(6000)),
    field(requirements, 'requiredMaterials', lines, long(6000)),
    field(process, 'processingDays', optionalNumber, {
      ...whole(copy.workingDays, 1, 365),
      required: false,
    }),
    field(process, 'processingSteps', processingSteps, long(3000)),
    field(process, 'consultPhone', optionalText, { inputType: 'TEL', maxLength: 20 }),
    field(offer, 'scfProvince', text, {
      inputType: 'SELECT',
      required: true,
      ...options(choices.provinces),
    }),
    field(offer, 'regionCodes', codes, { ...line(4000), ...options(choices.areas) }, 'SEVERAL'),
    field(agreement, 'agreementTitle', text, line(100)),
    field(agreement, 'agreementText', rawText, long(20_000)),
    part(matching, 'matchRules', 'minMonths', number, whole(copy.months, 0, 600)),
    part(matching, 'matchRules', 'taxGrades', someOf(TaxCreditGradeValues), {
      inputType: 'CHECKBOX',
      options: choicesOf(TaxCreditGradeValues, TaxCreditGradeLabels),
    }),
    part(matching, 'matchRules', 'minRevenue', number, amount(copy.wan)),
    part(matching, 'matchRules', 'minTax', number, amount(copy.wan)),
    part(matching, 'matchRules', 'taxMultiple', number, amount(copy.times)),
    part(matching, 'matchRules', 'revenuePercent', number, amount(copy.percent)),
    field(platform, 'productAudit', optionalText, line(60)),
    field(platform, 'productInterfaceType', optionalText, line(60)),
    field(platform, 'sfPlatformUrl', optionalText, line(500)),
    field(platform, 'urlType', channel, {
      inputType: 'RADIO',
      options: [
        { value: 'SITE', label: copy.onSite },
        { value: 'WECHAT', label: copy.inWechat },
      ],
    }),
    field(copy.forms, 'forms', json<ManagedProduct['forms']>(), line(1_000_000), 'FORMS'),
  ];
}
