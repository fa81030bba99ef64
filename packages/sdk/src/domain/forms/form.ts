import { systemRecommendationCode, systemRecommendationText } from '../../generated/constants.js';
import {
  RepaymentTypeLabels,
  RepaymentTypeValues,
  type RepaymentType,
} from '../../generated/enums.js';
import type { FormEntry, LoanApplication } from '../../generated/models.js';
import { validateEntry, type EntryCheck } from './formEntry.js';
import { valueOf, visibleEntries, type FormValues } from './visibleEntries.js';

/** At most one error (zh-CN) per invalid included field; empty if the form can be submitted (spec 1 §5). */
export function validateForm(
  entries: readonly FormEntry[],
  values: FormValues,
  check?: EntryCheck,
): Record<string, string> {
  return Object.fromEntries(
    visibleEntries(entries, values).flatMap((entry) => {
      const message = validateEntry(entry, valueOf(values, entry.checkName), check);
      return message === null ? [] : [[entry.checkName, message] as const];
    }),
  );
}

/** The entries with the repayment types that the product offers, whatever the form contains. */
export const withRepaymentTypes = <E extends Pick<FormEntry, 'checkName' | 'options'>>(
  entries: readonly E[],
  types: readonly RepaymentType[],
): E[] =>
  entries.map((entry) =>
    entry.checkName === 'repaymentType'
      ? { ...entry, options: types.map((value) => ({ value, label: RepaymentTypeLabels[value] })) }
      : entry,
  );

/** Application fields with a name in the contract; anything else is sent in `formItems`. */
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

/** The values to send: of included entries, and known ones without an entry. */
function sentValues(entries: readonly FormEntry[], values: FormValues) {
  const asked = new Map(entries.map((entry) => [entry.checkName, entry]));
  const visible = new Set(visibleEntries(entries, values).map(({ checkName }) => checkName));
  return (name: string): string => {
    const entry = asked.get(name);
    if (entry && !visible.has(name)) return '';
    const text = (valueOf(values, name) ?? '').trim();
    return entry ? sentValue(entry, text) : text;
  };
}

const capitals: ReadonlySet<string> = new Set(['CREDIT_CODE', 'ID_CARD']);

function sentValue({ inputType, checkName }: FormEntry, text: string): string {
  if (inputType === 'RECOMMENDATION_CODE' || checkName === 'recommendationCode')
    return recommendationCode(text);
  return capitals.has(inputType) ? text.toUpperCase() : text;
}

/** The values sent as items: of included entries that are filled in and have no field in the payload. */
export function toFormItems(
  entries: readonly FormEntry[],
  values: FormValues,
  fixed: ReadonlySet<string>,
): { checkName: string; value: string }[] {
  const text = sentValues(entries, values);
  return entries
    .filter(({ checkName }) => !fixed.has(checkName) && text(checkName) !== '')
    .map(({ checkName }) => ({ checkName, value: text(checkName) }));
}

/** The payload of an application from a valid form with its agreement accepted. */
export function toLoanApplication(
  entries: readonly FormEntry[],
  values: FormValues,
): LoanApplication {
  const text = sentValues(entries, values);
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
  const code = recommendationCode(text('recommendationCode'));
  if (code !== '') application.recommendationCode = code;
  const formItems = toFormItems(entries, values, fixedFields);
  if (formItems.length > 0) application.formItems = formItems;
  return application;
}

type Payload = Readonly<Record<string, unknown>> & {
  readonly formItems?: readonly { readonly checkName: string; readonly value: string }[];
};

/** The form values of an application (of a company, of a person, of a part), for the server to validate. */
export function toFormValues(application: Payload): Record<string, string> {
  const { formItems = [], ...fixed } = application;
  const pairs = Object.entries(fixed).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  );
  return Object.fromEntries([
    ...formItems.map(({ checkName, value }) => [checkName, value] as const),
    ...pairs,
  ]);
}

/** 系统分配 is sent as XT000000001 (spec 1 §5). */
export function recommendationCode(text: string): string {
  return text === systemRecommendationText ? systemRecommendationCode : text;
}
