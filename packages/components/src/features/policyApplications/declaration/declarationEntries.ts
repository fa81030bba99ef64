import type { FormEntry, PolicyBank, PolicyFileSlot } from '@huiqi/sdk';
import type { PolicyFileList } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { StepLabel } from '../../../patterns/useFormWizard/types.js';
import type { PolicyApplicationsCopy } from '../copy.js';
import { slotExtensions, slotName } from './fileSlots.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

export type DeclarationStep = 'COMPANY' | 'SUBSIDY' | 'BASIC' | 'DECLARE';

/** One entry of the form of a declaration. */
export type DeclarationEntry = Omit<FormEntry, 'group'> & {
  readonly group: DeclarationStep;
  /** For UPLOAD: the required file. */
  readonly slot?: PolicyFileSlot;
};

type Part = Omit<DeclarationEntry, 'group' | 'required'> & { readonly required?: boolean };

const inStep = (group: DeclarationStep, parts: readonly Part[]): DeclarationEntry[] =>
  parts.map((part) => ({ required: true, ...part, group }));

/** The steps of the form, without empty ones. */
export const declarationSteps = (copy: PolicyApplicationsCopy): StepLabel[] => [
  { id: 'COMPANY', label: copy.stepCompany },
  { id: 'SUBSIDY', label: copy.stepSubsidy },
  { id: 'BASIC', label: copy.stepBasic },
  { id: 'DECLARE', label: copy.stepDeclare },
];

/** The form of a declaration: the company (spec 2 §3 policyFillCompanyInfo), the subsidy, basic and declaration files. */
export function declarationEntries(
  opened: OpenedDeclaration,
  banks: readonly PolicyBank[],
  copy: PolicyApplicationsCopy,
): DeclarationEntry[] {
  const { asksCompany, basicInfos, declareInfoList, maxAmount = null } = opened;
  const contact: readonly Part[] = [
    {
      checkName: 'contactName',
      inputType: 'TEXT',
      label: copy.contactName,
      minLength: 2,
      maxLength: 50,
    },
    { checkName: 'contactPhone', inputType: 'PHONE', label: copy.contactPhone },
  ];
  const company: readonly Part[] = [
    { checkName: 'companyName', inputType: 'TEXT', label: copy.company, required: false },
    { checkName: 'nsrsbh', inputType: 'CREDIT_CODE', label: copy.creditCode },
    ...contact,
    { checkName: 'email', inputType: 'EMAIL', label: copy.email, maxLength: 100, required: false },
  ];
  const fileOf =
    (list: PolicyFileList) =>
    (slot: PolicyFileSlot): Part => ({
      checkName: slotName(list, slot),
      inputType: 'UPLOAD',
      label: slot.name,
      required: slot.required,
      accept: slotExtensions(slot),
      maxFiles: 1,
      slot,
    });
  return [
    ...inStep('COMPANY', asksCompany ? company : []),
    ...inStep('SUBSIDY', [
      ...(asksCompany ? [] : contact),
      {
        checkName: 'applyAmount',
        inputType: 'MONEY',
        label: copy.applyAmount,
        unit: copy.wan,
        hint: maxAmount === null ? null : fillCopy(copy.amountLimit, { limit: maxAmount }),
        required: false,
      },
      {
        checkName: 'bankId',
        inputType: 'SELECT',
        label: copy.bank,
        options: banks.map(({ id, name }) => ({ value: id, label: name })),
        required: false,
      },
      {
        checkName: 'bankAccount',
        inputType: 'TEXT',
        label: copy.bankAccount,
        hint: copy.bankAccountHint,
        maxLength: 30,
        required: false,
      },
      {
        checkName: 'remark',
        inputType: 'TEXTAREA',
        label: copy.remark,
        maxLength: 1000,
        required: false,
      },
    ]),
    ...inStep('BASIC', basicInfos.map(fileOf('basicInfos'))),
    ...inStep('DECLARE', declareInfoList.map(fileOf('list'))),
  ];
}

/** Known company data, shown as text. */
export const isCompanyFact = ({ checkName }: Pick<DeclarationEntry, 'checkName'>): boolean =>
  checkName === 'companyName' || checkName === 'nsrsbh';
