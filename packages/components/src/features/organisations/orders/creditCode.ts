import { TextField } from '../../../patterns/filters/fields/TextField.js';
import type { FilterKind } from '../../../patterns/filters/types.js';
import { organisationsCopy } from '../copy.js';

/** A unified social credit code: the server only accepts complete ones. */
export const creditCode = (): FilterKind<string, 'filter'> => ({
  role: 'filter',
  Field: TextField,
  max: 20,
  problems: { invalid: organisationsCopy.codeWrong, crossed: '' },
  read: (typed) => {
    const code = typed.replace(/\s/g, '').toUpperCase();
    return /^[0-9A-Z]{15,20}$/.test(code) ? code : undefined;
  },
});
