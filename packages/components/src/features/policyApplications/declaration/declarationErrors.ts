import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { slotName } from './fileSlots.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

type Messages = Readonly<Record<string, string>>;

const inList = /^(list|basicInfos)\.(\d+)(\.|$)/;
/** The company is fixed: its errors cannot be corrected in the form. */
const ofCompany = /^(applyForm\.nsrsbh|companyName)$/;

/** Converts errors by body field into errors by form field, without those about the company. */
export function atFields(opened: OpenedDeclaration, errors: Messages): Record<string, string> {
  const nameOf = (field: string): string => {
    const [, list, place] = inList.exec(field) ?? [];
    if (list !== 'list' && list !== 'basicInfos') return field.replace(/^applyForm\./, '');
    const slots = list === 'list' ? opened.declareInfoList : opened.basicInfos;
    const slot = slots[Number(place)];
    return slot ? slotName(list, slot) : field;
  };
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => !ofCompany.test(field))
      .map(([field, message]) => [nameOf(field), message]),
  );
}

/** The server's error about the company, such as a missing authorisation. */
export const companyProblem = (error: unknown): string | undefined =>
  Object.entries(fieldErrorsOf(error)).find(([field]) => ofCompany.test(field))?.[1];
