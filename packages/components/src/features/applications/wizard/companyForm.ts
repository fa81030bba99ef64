import { hasOwn } from '@huiqi/sdk/domain';
import type { FormEntry, RelatedCompany, SavedApplication, UserInfo } from '@huiqi/sdk';
import type { StepLabel } from '../../../patterns/useFormWizard/types.js';
import type { ApplicationsCopy } from '../copy.js';

/** The groups of a form, in display order. */
export const applySteps = (copy: ApplicationsCopy): readonly StepLabel[] => [
  { id: 'COMPANY', label: copy.stepCompany },
  { id: 'PERSON', label: copy.stepPerson },
  { id: 'LOAN', label: copy.stepLoan },
  { id: 'MATERIAL', label: copy.stepMaterial },
  { id: 'CONTACT', label: copy.stepContact },
];

const isMasked = (text: string) => text.includes('*');

/**
 * Initial values: of the company, of the site, and of the saved application. Masked numbers are left for the user to
 * type; the contact is never guessed from an account's name.
 */
export function prefill(
  entries: readonly FormEntry[],
  company: RelatedCompany,
  user: UserInfo | null,
  saved?: SavedApplication | null,
  place: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const known: Readonly<Record<string, string | null | undefined>> = {
    taxpayer: company.qymc,
    creditCode: company.creditCode,
    legalName: company.legalName,
    legalPhone: company.legalPhone,
    contactPhone: user?.phone,
    applyPhone: user?.phone,
    areaId: company.areaCode,
    cityId: company.cityCode,
  };
  const pairs = entries.map(({ checkName, defaultValue }) => {
    const kept = saved && hasOwn(saved.values, checkName) ? saved.values[checkName] : null;
    const value = hasOwn(known, checkName) ? known[checkName] : undefined;
    const usual = value && !isMasked(value) ? value : (defaultValue ?? '');
    return [checkName, kept ?? place[checkName] ?? usual] as const;
  });
  return { ...Object.fromEntries(pairs), ...identityOf(company) };
}

/** The company was chosen before the form, and no draft changes it. */
const identityOf = ({ qymc, creditCode }: RelatedCompany) => ({ taxpayer: qymc, creditCode });

const identity: ReadonlySet<string> = new Set(['taxpayer', 'creditCode']);

/** Whether an entry is already known, so that it is shown as text. */
export const isKnownFact =
  (initial: Readonly<Record<string, string>>) =>
  ({ checkName, readOnly }: Pick<FormEntry, 'checkName' | 'readOnly'>): boolean =>
    (readOnly === true || identity.has(checkName)) && (initial[checkName] ?? '') !== '';

/** Adds the known masked form as a hint to numbers that a saved order does not keep. */
export function withMaskedHints(
  entries: readonly FormEntry[],
  saved: SavedApplication | null | undefined,
  hintOf: (masked: string) => string,
): readonly FormEntry[] {
  if (!saved) return entries;
  return entries.map((entry) => {
    const masked = hasOwn(saved.masked, entry.checkName)
      ? saved.masked[entry.checkName]
      : undefined;
    return masked ? { ...entry, hint: hintOf(masked) } : entry;
  });
}
