import {
  InterestRateTypeLabels,
  RenewalTypeLabels,
  type FormEntry,
  type RenewalBankDetail,
  type RenewalProduct,
  type RenewalType,
} from '@huiqi/sdk';
import { constants, formatPercentRange } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { RenewalsCopy } from '../copy.js';
import { productField } from './renewalForm.js';

type Part = Omit<FormEntry, 'group' | 'required'> & { readonly required?: boolean };

const inGroup = (group: FormEntry['group'], parts: readonly Part[]): FormEntry[] =>
  parts.map((part) => ({ required: true, ...part, group }));

const when = (type: RenewalType): Pick<FormEntry, 'visibleWhen'> => ({
  visibleWhen: [{ checkName: 'renewType', values: [type] }],
});

/** The steps of the form. */
export const renewalSteps = (copy: RenewalsCopy) => [
  { id: 'COMPANY', label: copy.stepApplicant },
  { id: 'LOAN', label: copy.stepLoan },
  { id: 'CONTACT', label: copy.stepContact },
];

/** The entries of a renewal at a bank (spec 1 §2 Apply forms): applicant, loan, contact. */
export function renewalEntries(bank: RenewalBankDetail, copy: RenewalsCopy): FormEntry[] {
  const nameOf = (product: RenewalProduct) =>
    fillCopy(copy.productOption, {
      name: product.name,
      limit: product.maxLoanLimit,
      rateName: InterestRateTypeLabels[product.interestRateType],
      rate: formatPercentRange(product.minInterestRate, product.maxInterestRate),
      months: product.maxLoanTerm,
    });
  const productOf = (type: RenewalType): Part => ({
    checkName: productField[type],
    inputType: 'RADIO',
    label: copy.product,
    options: bank.products
      .filter(({ renewType }) => renewType === type)
      .map((product) => ({ value: product.id, label: nameOf(product) })),
    ...when(type),
  });
  return [
    ...inGroup('COMPANY', [
      {
        checkName: 'renewType',
        inputType: 'RADIO',
        label: copy.renewType,
        options: bank.renewTypes.map((value) => ({ value, label: RenewalTypeLabels[value] })),
      },
      {
        checkName: 'nsrsbh',
        inputType: 'COMPANY',
        label: copy.renewingCompany,
        ...when('ENTERPRISE'),
      },
      {
        checkName: 'applyName',
        inputType: 'TEXT',
        label: copy.person,
        minLength: 2,
        maxLength: 50,
        ...when('PERSONAL'),
      },
      {
        checkName: 'idcard',
        inputType: 'ID_CARD',
        label: copy.idcard,
        min: constants.personLoanAge.min,
        ...when('PERSONAL'),
      },
    ]),
    ...inGroup('LOAN', [
      {
        checkName: 'oldLoan',
        inputType: 'GROUP',
        label: copy.groupOld,
        required: false,
      },
      { checkName: 'productName', inputType: 'TEXT', label: copy.oldProduct, maxLength: 100 },
      {
        checkName: 'remainingAmount',
        inputType: 'MONEY',
        label: copy.remaining,
        unit: copy.wan,
      },
      {
        checkName: 'renewExpireTs',
        inputType: 'DATE',
        label: copy.expires,
        earliest: 'TODAY',
      },
      {
        checkName: 'newLoan',
        inputType: 'GROUP',
        label: copy.groupNew,
        required: false,
      },
      productOf('ENTERPRISE'),
      productOf('PERSONAL'),
      {
        checkName: 'renewAmount',
        inputType: 'MONEY',
        label: copy.renewAmount,
        unit: copy.wan,
        hint: copy.renewAmountHint,
      },
      {
        checkName: 'renewDeadline',
        inputType: 'NUMBER',
        label: copy.deadline,
        unit: copy.months,
        decimals: 0,
        min: 1,
        max: 600,
      },
      {
        checkName: 'renewUse',
        inputType: 'TEXTAREA',
        label: copy.use,
        minLength: 2,
        maxLength: 200,
      },
    ]),
    ...inGroup('CONTACT', [
      {
        checkName: 'contactName',
        inputType: 'TEXT',
        label: copy.contact,
        minLength: 2,
        maxLength: 50,
        ...when('ENTERPRISE'),
      },
      {
        checkName: 'contactPhone',
        inputType: 'PHONE',
        label: copy.contactPhone,
        ...when('ENTERPRISE'),
      },
      { checkName: 'applyPhone', inputType: 'PHONE', label: copy.personPhone, ...when('PERSONAL') },
      {
        checkName: 'recommendationCode',
        inputType: 'RECOMMENDATION_CODE',
        label: copy.recommendation,
        required: false,
        defaultValue: constants.systemRecommendationText,
      },
    ]),
  ];
}
