import { addRelatedCompany, isHuiqiError, type RelatedCompany } from '@huiqi/sdk';
import { validateCreditCode } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useDraft } from '../../../patterns/useDraft/useDraft.js';
import { useCompaniesCopy } from '../copy.js';

type Errors = Readonly<Record<string, string>>;

const initial = { nsrsbh: '', qymc: '' };
const form = 'add-company';

/** State of adding a company: its number and name, and the write (spec 1 §5). */
export function useAddCompany(userId: string, onAdded: (company: RelatedCompany) => void) {
  const areas = useDraftAreas();
  const copy = useCompaniesCopy();
  const draft = useDraft({ areas, userId, form, initial });
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const { nsrsbh = '', qymc = '' } = draft.values;

  function report(found: Errors): boolean {
    setErrors(found);
    setAttempt((count) => count + 1);
    return Object.keys(found).length === 0;
  }

  const add = useMutationOf(addRelatedCompany, {
    onSuccess(company) {
      draft.forget();
      onAdded(company);
    },
    onError: (error) => void report(messagesOf(error)),
  });
  const isOnField = Object.keys(messagesOf(add.error)).length > 0;

  return {
    values: { nsrsbh, qymc },
    draft,
    errors,
    attempt,
    busy: add.busy,
    failure: isOnField ? null : add.error,
    change(name: keyof typeof initial, value: string) {
      draft.setValue(name, value);
      setErrors(({ [name]: _gone, ...rest }) => rest);
    },
    submit() {
      const name = qymc.trim();
      const code = validateCreditCode(nsrsbh);
      const found = {
        ...(code === null ? {} : { nsrsbh: code }),
        ...(name.length < 2 ? { qymc: copy.companyNameMissing } : {}),
      };
      if (report(found)) void add.run({ body: { nsrsbh, qymc: name } });
    },
  };
}

// A duplicate company is also reported at its number.
function messagesOf(error: unknown): Errors {
  if (isHuiqiError(error, '100409')) return { nsrsbh: error.userMessage };
  return fieldErrorsOf(error);
}

export type AddCompanyState = ReturnType<typeof useAddCompany>;
