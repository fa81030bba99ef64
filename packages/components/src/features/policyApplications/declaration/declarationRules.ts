import type { FormEntry, PolicyApplication, PolicyApplyForm, PolicyFormFile } from '@huiqi/sdk';
import {
  displayEntry,
  policyFormErrors,
  policySubmitProblem,
  validateEntry,
  type PolicyFileProblem,
} from '@huiqi/sdk/domain';
import type { FormErrors, FormRules } from '../../../patterns/useFormWizard/types.js';
import type { PolicyApplicationsCopy } from '../copy.js';
import type { DeclarationEntry } from './declarationEntries.js';
import { filledSlots, slotName, slotValues } from './fileSlots.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

type Values = Readonly<Record<string, string>>;

const formFields = [
  'nsrsbh',
  'contactName',
  'contactPhone',
  'email',
  'applyAmount',
  'bankId',
  'bankAccount',
  'remark',
] as const satisfies readonly (keyof PolicyApplyForm)[];

/** Initial values of the form. */
export const initialValues = (opened: OpenedDeclaration): Record<string, string> => ({
  companyName: opened.company.companyName,
  ...Object.fromEntries(formFields.map((name) => [name, opened.applyForm[name] ?? ''])),
  nsrsbh: opened.company.nsrsbh,
  ...slotValues(opened),
});

const toApplyForm = (values: Values): PolicyApplyForm =>
  Object.fromEntries(
    formFields.flatMap((name) => {
      const typed = (values[name] ?? '').trim();
      const text = name === 'bankAccount' ? typed.replace(/\s/g, '') : typed;
      return text === '' ? [] : [[name, text] as const];
    }),
  );

/** The body for saving and submitting, without the record's id. */
export function toDeclaration(opened: OpenedDeclaration, values: Values): PolicyApplication {
  const { basicInfos, declareInfoList } = filledSlots(opened, values);
  const toFile = ({ id, url, status, type, fileName }: (typeof basicInfos)[number]) =>
    ({ id, url, status, type, fileName }) satisfies PolicyFormFile;
  return {
    policyId: opened.policyId,
    companyName: opened.company.companyName,
    applyForm: { ...toApplyForm(values), nsrsbh: opened.company.nsrsbh },
    list: declareInfoList.map(toFile),
    basicInfos: basicInfos.map(toFile),
  };
}

// The entry's group is a step of this form, which the rules ignore.
const asFormEntry = (entry: DeclarationEntry): FormEntry => ({ ...entry, group: 'MATERIAL' });

const isAccount = (text: string) => /^\d{8,30}$/.test(text.replace(/\s/g, ''));

/** Errors of single values; a draft has no missing ones. */
function entryErrors(
  entries: readonly DeclarationEntry[],
  values: Values,
  isPartial: (entry: DeclarationEntry) => boolean,
  accountWrong: string,
): Record<string, string> {
  const check = (entry: DeclarationEntry): string | null => {
    const value = values[entry.checkName] ?? '';
    if (entry.checkName === 'bankAccount' && value.trim() !== '' && !isAccount(value))
      return accountWrong;
    return validateEntry(asFormEntry(entry), value, { partial: isPartial(entry) });
  };
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const message = check(entry);
      return message === null ? [] : [[entry.checkName, message] as const];
    }),
  );
}

/** One error per value in the wrong format; missing ones may follow later. */
export const shapeErrors = (
  entries: readonly DeclarationEntry[],
  values: Values,
  copy: Pick<PolicyApplicationsCopy, 'bankAccountWrong'>,
): Record<string, string> => entryErrors(entries, values, () => true, copy.bankAccountWrong);

/**
 * The rules of the form: those of its entries, and those between them. Files are only required on submission, so that
 * all steps can be read before the first file is needed.
 */
export const declarationRules = (
  copy: Pick<PolicyApplicationsCopy, 'bankAccountWrong'>,
  opened: OpenedDeclaration,
  isSubmitted: boolean,
): FormRules<DeclarationEntry> => ({
  visible: (entries) => entries,
  display: (entry, value, names) => displayEntry(asFormEntry(entry), value, names),
  validate(entries, values) {
    const isFile = ({ inputType }: DeclarationEntry) => inputType === 'UPLOAD';
    const own = entryErrors(entries, values, isFile, copy.bankAccountWrong);
    const asked = new Set(entries.map(({ checkName }) => checkName));
    const between = policyFormErrors(toApplyForm(values), opened).filter(({ field }) =>
      asked.has(field),
    );
    return {
      ...(isSubmitted ? missingFiles(opened, values) : null),
      ...Object.fromEntries(between.map(({ field, message }) => [field, message])),
      ...own,
    };
  },
});

/** Errors of the slots for a problem. */
export function fileErrors(opened: OpenedDeclaration, problem: PolicyFileProblem): FormErrors {
  const { list, message, places } = problem;
  const slots = list === 'list' ? opened.declareInfoList : opened.basicInfos;
  return Object.fromEntries(
    slots
      .filter((_slot, place) => places.includes(place))
      .map((slot) => [slotName(list, slot), message]),
  );
}

/** The missing files that prevent submission (spec 2 §5). */
export function missingFiles(opened: OpenedDeclaration, values: Values): FormErrors | null {
  const problem = policySubmitProblem(filledSlots(opened, values));
  return problem === null ? null : fileErrors(opened, problem);
}
