import { isHuiqiError, validateTaxAuthorisation } from '@huiqi/sdk';
import { useOperation } from '../../../provider/useOperation.js';
import { useRead } from '../../../provider/useRead.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

/** Whether the company permits reading its tax data, where the policy needs it (spec 2 §5 Tax authorisation). */
export function usePolicyTaxConsent({
  requiresTaxAuth: isNeeded,
  company: { nsrsbh },
}: Pick<OpenedDeclaration, 'requiresTaxAuth' | 'company'>) {
  const read = useRead();
  const body = { nsrsbh };
  const query = useOperation(validateTaxAuthorisation, { body }, { enabled: isNeeded });
  const passes = (result: typeof query.data) => result?.valid === true && !result.errorMsg;
  return {
    isNeeded,
    query,
    isValid: passes(query.data),
    /** Checks again. */
    async isGiven(): Promise<boolean> {
      if (!isNeeded) return true;
      try {
        return passes(await read(validateTaxAuthorisation, { body }));
      } catch (error) {
        if (isRefusal(error)) return false;
        throw error;
      }
    },
  };
}

export type PolicyTaxConsent = ReturnType<typeof usePolicyTaxConsent>;

/** The message inside a success arrives as an error with a success code (spec 2 §5). */
export const isRefusal = (error: unknown) => isHuiqiError(error) && error.code === '200';
