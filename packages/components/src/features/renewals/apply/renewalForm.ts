import type {
  FormEntry,
  RelatedCompany,
  RenewalApplication,
  RenewalBankDetail,
  RenewalProduct,
  RenewalType,
} from '@huiqi/sdk';
import {
  displayEntry,
  recommendationCode,
  renewalErrors,
  validateForm,
  visibleEntries,
} from '@huiqi/sdk/domain';
import type { ActingCompanies } from '../../companies/acting/useActingCompanies.js';
import type { FormRules } from '../../../patterns/useFormWizard/types.js';

type Values = Readonly<Record<string, string>>;

const isPersonal = (values: Values) => values['renewType'] === 'PERSONAL';

/** The product field of each type, as they have different options. */
export const productField: Readonly<Record<RenewalType, string>> = {
  ENTERPRISE: 'enterpriseProduct',
  PERSONAL: 'personalProduct',
};

const fieldOf = (values: Values) => productField[isPersonal(values) ? 'PERSONAL' : 'ENTERPRISE'];

/** The chosen product. */
export const chosenProduct = (
  { products }: Pick<RenewalBankDetail, 'products'>,
  values: Values,
): RenewalProduct | undefined => products.find(({ id }) => id === values[fieldOf(values)]);

/** The request of a valid form with the agreement accepted. */
export function toRenewalApplication(
  bankId: string,
  values: Values,
  companies: readonly Pick<RelatedCompany, 'nsrsbh' | 'qymc' | 'legalName'>[],
): RenewalApplication {
  const text = (name: string) => (values[name] ?? '').trim();
  const company = companies.find(({ nsrsbh }) => nsrsbh === text('nsrsbh'));
  const code = recommendationCode(text('recommendationCode'));
  const applicant: Pick<RenewalApplication, 'companyInfo' | 'personInfo'> = isPersonal(values)
    ? {
        personInfo: {
          applyName: text('applyName'),
          applyPhone: text('applyPhone'),
          idcard: text('idcard').toUpperCase(),
        },
      }
    : {
        companyInfo: {
          qymc: company?.qymc ?? text('nsrsbh'),
          nsrsbh: text('nsrsbh'),
          ...(company?.legalName ? { legalName: company.legalName } : {}),
          contactName: text('contactName'),
          contactPhone: text('contactPhone'),
        },
      };
  return {
    bankId,
    renewType: isPersonal(values) ? 'PERSONAL' : 'ENTERPRISE',
    renewProductId: text(fieldOf(values)),
    productName: text('productName'),
    remainingAmount: text('remainingAmount'),
    renewExpireTs: text('renewExpireTs'),
    renewAmount: text('renewAmount'),
    renewDeadline: Number(text('renewDeadline')),
    renewUse: text('renewUse'),
    ...applicant,
    ...(code === '' ? {} : { recommendationCode: code }),
    agreement: true,
  };
}

/** Converts errors by body field into errors by form field. */
export function toFormErrors(errors: Values, values: Values): Record<string, string> {
  const name = (field: string) =>
    field === 'renewProductId' ? fieldOf(values) : field.replace(/^(company|person)Info\./, '');
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [name(field), text]));
}

const isWan = (text: string | undefined) => /^\d{1,8}(\.\d{1,2})?$/.test((text ?? '').trim());

/** Errors between valid fields: renewing more than is owed, or more than the product lends. */
function crossErrors(bank: RenewalBankDetail, values: Values, today: string | undefined): Values {
  const { remainingAmount, renewAmount } = values;
  const product = chosenProduct(bank, values);
  if (!isWan(remainingAmount) || !isWan(renewAmount) || !today) return {};
  const limits = product ?? { maxLoanLimit: 99_999_999, maxLoanTerm: 600 };
  const found = renewalErrors(toRenewalApplication(bank.id, values, []), limits, today);
  return toFormErrors(
    Object.fromEntries(found.map(({ field, message }) => [field, message])),
    values,
  );
}

/** The rules of a bank's form: those of its entries, those between them, and whether the company is proved. */
export const renewalFormRules = (
  bank: RenewalBankDetail,
  refusalOf: ActingCompanies['refusalOf'],
): FormRules<FormEntry> => ({
  visible: visibleEntries,
  display: displayEntry,
  validate(entries, values, today) {
    const own = validateForm(entries, values, { today });
    const asked = new Set(visibleEntries(entries, values).map(({ checkName }) => checkName));
    const refusal = refusalOf(values['nsrsbh'] ?? '');
    const between = Object.entries({
      ...crossErrors(bank, values, today),
      ...(refusal === undefined ? {} : { nsrsbh: refusal }),
    });
    // A field's own error takes precedence; empty fields are reported already.
    return { ...Object.fromEntries(between.filter(([name]) => asked.has(name))), ...own };
  },
});
