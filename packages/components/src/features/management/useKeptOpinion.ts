import { useState } from 'react';
import { useOpinion, type OpinionOptions } from '../../patterns/StaffDesk/useOpinion.js';
import {
  draftKey,
  readDraft,
  removeDraft,
  writeDraft,
} from '../../patterns/useDraft/draftStore.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useDraftAreas } from '../../provider/useDraftAreas.js';

const name = 'opinion';

/**
 * An opinion whose text stays until it is sent or given up: a session that expires leads to the login, and the dialog is gone
 * when its author comes back. `form` names what the opinion is about.
 */
export function useKeptOpinion(
  short: string,
  { form, ...options }: Pick<OpinionOptions, 'required'> & { readonly form: string },
) {
  const areas = useDraftAreas();
  const key = draftKey(useCurrentUser().data?.id ?? '', form);
  const [initial] = useState(() => readDraft(areas, key)[name]);
  const { check, field } = useOpinion(short, { ...options, initial });
  return {
    check,
    field: {
      ...field,
      onValueChange: (text: string) => {
        writeDraft(areas, key, { [name]: text }, []);
        field.onValueChange(text);
      },
    },
    /** Once it was sent or given up. */
    forget: () => removeDraft(areas, key),
  };
}
