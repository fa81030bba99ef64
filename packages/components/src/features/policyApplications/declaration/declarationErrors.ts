import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { slotName } from './fileSlots.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

type Messages = Readonly<Record<string, string>>;

const inList = /^(list|basicInfos)\.(\d+)(\.|$)/;
/** The company is known: what is wrong with it is not mended in the form. */
const ofCompany = /^(applyForm\.nsrsbh|companyName)$/;

/** Messages by field of the body as messages by field of the form; those about the company are left out. */
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

/** What the server says of the company, such as that it has not authorised the user. */
export const companyProblem = (error: unknown): string | undefined =>
  Object.entries(fieldErrorsOf(error)).find(([field]) => ofCompany.test(field))?.[1];
