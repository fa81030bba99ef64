import { systemRecommendationCode, systemRecommendationText } from '../generated/constants.js';
import { RepaymentTypeValues } from '../generated/enums.js';
import type { FormEntry, LoanApplication } from '../generated/models.js';
import { validateEntry } from './formEntry.js';

/** Values of a form by checkName, as its inputs hold them. */
export type FormValues = Readonly<Record<string, string | undefined>>;

const valueOf = (values: FormValues, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** One message per invalid field (zh-CN); empty if the form can be submitted (spec 1 §5). */
export function validateForm(
  entries: readonly FormEntry[],
  values: FormValues,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const entry of entries) {
    const message = validateEntry(entry, valueOf(values, entry.checkName));
    if (message !== null) errors[entry.checkName] = message;
  }
  return errors;
}

/** Fields of an application the contract knows by name; anything else travels in `formItems`. */
const textFields = [
  'legalName',
  'legalIdNo',
  'legalPhone',
  'applyName',
  'applyPhone',
  'contactName',
  'contactPhone',
  'customerSourceChannel',
  'loanLending',
  'tel',
  'areaId',
  'cityId',
] as const;

const fixedFields: ReadonlySet<string> = new Set([
  ...textFields,
  'taxpayer',
  'creditCode',
  'loanAmount',
  'loanterm',
  'repaymentType',
  'recommendationCode',
]);

/** The payload of an application from a valid form whose agreement was accepted. */
export function toLoanApplication(
  entries: readonly FormEntry[],
  values: FormValues,
): LoanApplication {
  const text = (name: string) => (valueOf(values, name) ?? '').trim();
  const application: LoanApplication = {
    taxpayer: text('taxpayer'),
    creditCode: text('creditCode').toUpperCase(),
    loanAmount: text('loanAmount'),
    loanterm: Number(text('loanterm')),
    agreement: true,
  };
  for (const field of textFields) {
    if (text(field) !== '') application[field] = text(field);
  }
  const repayment = RepaymentTypeValues.find((value) => value === text('repaymentType'));
  if (repayment) application.repaymentType = repayment;
  const code = text('recommendationCode');
  if (code !== '') application.recommendationCode = recommendationCode(code);
  const formItems = entries
    .filter(({ checkName }) => !fixedFields.has(checkName) && text(checkName) !== '')
    .map(({ checkName }) => ({ checkName, value: text(checkName) }));
  if (formItems.length > 0) application.formItems = formItems;
  return application;
}

/** The form values of an application, for the server to validate. */
export function toFormValues(application: LoanApplication): Record<string, string> {
  const { formItems = [], agreement: _agreement, ...fixed } = application;
  const pairs = Object.entries(fixed).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries([
    ...formItems.map(({ checkName, value }) => [checkName, value] as const),
    ...pairs,
  ]);
}

/** 系统分配 is sent as XT000000001 (spec 1 §5). */
export function recommendationCode(text: string): string {
  return text === systemRecommendationText ? systemRecommendationCode : text;
}
