import { RepaymentTypeValues } from '../../generated/enums.js';
import type { FormEntry, PersonLoanApplication } from '../../generated/models.js';
import { toFormItems } from '../forms/form.js';
import type { FormValues } from '../forms/visibleEntries.js';

const textFields = [
  'applyName',
  'applyPhone',
  'idcard',
  'loanAmount',
  'loanLending',
  'areaId',
  'cityId',
  'houseAreaId',
  'houseDetailAddress',
  'customerSourceChannel',
  'recommendationCode',
] as const;

const fixedFields: ReadonlySet<string> = new Set([...textFields, 'loanterm', 'repaymentType']);

/** The payload of a person's application from the values of a form, without the agreement, which is given at the end. */
export function toPersonLoanApplication(
  entries: readonly FormEntry[],
  values: FormValues,
): PersonLoanApplication {
  const sent = new Map(
    toFormItems(entries, values, new Set()).map(({ checkName, value }) => [checkName, value]),
  );
  const application: PersonLoanApplication = {};
  for (const field of textFields) {
    const text = sent.get(field);
    if (text !== undefined) application[field] = text;
  }
  const term = sent.get('loanterm');
  if (term !== undefined) application.loanterm = Number(term);
  const repayment = RepaymentTypeValues.find((value) => value === sent.get('repaymentType'));
  if (repayment) application.repaymentType = repayment;
  const formItems = [...sent]
    .filter(([checkName]) => !fixedFields.has(checkName))
    .map(([checkName, value]) => ({ checkName, value }));
  if (formItems.length > 0) application.formItems = formItems;
  return application;
}
