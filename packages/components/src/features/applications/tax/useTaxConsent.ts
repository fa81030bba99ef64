import { isHuiqiError, validateTaxAuthorisation, type ApplyCompany } from '@huiqi/sdk';
import { useState } from 'react';
import { useOperation } from '../../../provider/useOperation.js';
import { useRead } from '../../../provider/useRead.js';

export interface TaxConsentOptions {
  readonly company: ApplyCompany;
  readonly productId: string;
  readonly orderId: string | undefined;
  /** Whether the product needs tax and invoice data. */
  readonly isNeeded: boolean;
  /** Saves the application, because a certificate belongs to an order. Returns its id; undefined on failure. */
  readonly save: () => Promise<string | undefined>;
}

/** Whether the company's tax data may be read for an application, and the certificate that permits it. */
export function useTaxConsent(options: TaxConsentOptions) {
  const { company, productId, orderId, isNeeded, save } = options;
  const read = useRead();
  const [certifying, setCertifying] = useState<string>();
  const body = { nsrsbh: company.creditCode, productId, ...(orderId ? { orderId } : {}) };
  const query = useOperation(validateTaxAuthorisation, { body }, { enabled: isNeeded });
  // A message inside a success is an error (spec 2 §5).
  const passes = (result: typeof query.data) => result?.valid === true && !result.errorMsg;

  async function certify() {
    const id = orderId ?? (await save());
    if (id !== undefined) setCertifying(id);
  }
  return {
    isNeeded,
    query,
    isValid: passes(query.data),
    /** The order of the certificate being signed. */
    certifying,
    certify: () => void certify(),
    endCertifying() {
      setCertifying(undefined);
      void query.refetch();
    },
    /** Checks again; opens the certificate if it is missing. */
    async isGiven(): Promise<boolean> {
      // The message inside a success arrives as an error with a success code.
      const refused = (error: unknown) => {
        if (isHuiqiError(error) && error.code === '200') return undefined;
        throw error;
      };
      if (!isNeeded || passes(await read(validateTaxAuthorisation, { body }).catch(refused)))
        return true;
      await certify();
      return false;
    },
  };
}

export type TaxConsent = ReturnType<typeof useTaxConsent>;
