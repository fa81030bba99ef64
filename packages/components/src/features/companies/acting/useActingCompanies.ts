import type { RelatedCompany } from '@huiqi/sdk';
import { useMemo } from 'react';
import { withDetail } from '../../../copy/punctuation.js';
import type { Choice } from '../../../patterns/DynamicField/types.js';
import { localized } from '../../../provider/copy.js';
import { useActingCompanyCopy } from './copy.js';
import { companyToActFor } from './companyToActFor.js';

type Company = Pick<RelatedCompany, 'authorized' | 'current' | 'nsrsbh' | 'qymc'>;

export interface ActingCompanies<Of extends Company = RelatedCompany> {
  /** The company that a form preselects. */
  readonly first: Of | undefined;
  /** For a COMPANY entry: unproved companies are marked beside their credit code. */
  readonly choices: readonly Choice[];
  /** Label of a company in a list that shows nothing else of it. */
  readonly labelOf: (company: Pick<Company, 'authorized' | 'qymc'>) => string;
  /** Error of the field while the company with this credit code is not proved. */
  readonly refusalOf: (creditCode: string) => string | undefined;
}

/**
 * The user's companies as form options. Those that have not authorised the user can be selected, so that
 * `UnprovedCompany` can authorise them; nothing is sent on their behalf, as the server refuses it.
 */
export function useActingCompanies<Of extends Company>(
  companies: readonly Of[],
): ActingCompanies<Of> {
  const copy = useActingCompanyCopy();
  return useMemo(() => {
    const marked = (text: string, isProved: boolean) =>
      isProved ? text : localized(copy, withDetail)(text, copy.unproved);
    return {
      first: companyToActFor(companies),
      choices: companies.map(({ nsrsbh, qymc, authorized }) => ({
        value: nsrsbh,
        label: qymc,
        hint: marked(nsrsbh, authorized),
      })),
      labelOf: ({ qymc, authorized }) => marked(qymc, authorized),
      refusalOf: (creditCode) =>
        companies.some(({ nsrsbh, authorized }) => nsrsbh === creditCode && !authorized)
          ? copy.refusal
          : undefined,
    };
  }, [companies, copy]);
}
