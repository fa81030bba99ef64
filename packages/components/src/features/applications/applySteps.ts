import type { FormEntry, RelatedCompany, UserInfo } from '@huiqi/sdk';
import { validateForm, type FormValues } from '@huiqi/sdk/domain';
import { createWizardMachine, type WizardStep } from '../../patterns/Wizard/createWizardMachine.js';
import type { ApplicationsCopy } from './copy.js';

export type ApplyStep = FormEntry['group'] | 'REVIEW';

export interface ApplyContext {
  readonly entries: readonly FormEntry[];
  readonly values: FormValues;
}

export const entriesOf = (entries: readonly FormEntry[], step: ApplyStep) =>
  entries.filter(({ group }) => group === step);

/** One message for each invalid field of a step. */
export const stepErrors = ({ entries, values }: ApplyContext, step: ApplyStep) =>
  validateForm(entriesOf(entries, step), values);

/** Company, loan and contact, as far as the product has fields for them, then the review. */
export function createApplyMachine(copy: ApplicationsCopy) {
  const group = (id: FormEntry['group'], label: string): WizardStep<ApplyStep, ApplyContext> => ({
    id,
    label,
    when: ({ entries }) => entriesOf(entries, id).length > 0,
    guard: (context) => Object.keys(stepErrors(context, id)).length === 0,
  });
  return createWizardMachine<ApplyStep, ApplyContext>([
    group('COMPANY', copy.stepCompany),
    group('LOAN', copy.stepLoan),
    group('CONTACT', copy.stepContact),
    { id: 'REVIEW', label: copy.stepReview },
  ]);
}

const isMasked = (text: string) => text.includes('*');

/** Values known about the applicant. Masked numbers are left for the user to type. */
export function prefill(
  entries: readonly FormEntry[],
  company: RelatedCompany | undefined,
  user: UserInfo | null,
): Record<string, string> {
  const known: Readonly<Record<string, string | null | undefined>> = {
    taxpayer: company?.qymc ?? user?.companyName,
    creditCode: company?.creditCode ?? user?.creditCode ?? user?.taxNo,
    legalName: company?.legalName,
    legalPhone: company?.legalPhone,
    contactName: user?.name,
    contactPhone: user?.phone,
    applyPhone: user?.phone,
    areaId: company?.areaCode ?? user?.areaId,
    cityId: company?.cityCode ?? user?.cityId,
  };
  const pairs = entries.map(({ checkName, defaultValue }) => {
    const value = Object.hasOwn(known, checkName) ? known[checkName] : undefined;
    return [checkName, value && !isMasked(value) ? value : (defaultValue ?? '')] as const;
  });
  return Object.fromEntries(pairs);
}

const identity = ['taxpayer', 'creditCode'];

/** Whether an entry is known already, so that it is shown as text: which company applies was chosen before. */
export const isKnownFact = (entry: FormEntry, initial: Readonly<Record<string, string>>) =>
  (entry.readOnly === true || identity.includes(entry.checkName)) &&
  (initial[entry.checkName] ?? '') !== '';

/** Fields with identity numbers; in a draft they do not outlive the tab. */
export const sensitiveFields = (entries: readonly FormEntry[]) =>
  entries.filter(({ inputType }) => inputType === 'ID_CARD').map(({ checkName }) => checkName);

/** The step that shows the first of these messages. */
export const stepOf = (entries: readonly FormEntry[], errors: Readonly<Record<string, string>>) =>
  entries.find(({ checkName }) => Object.hasOwn(errors, checkName))?.group;
