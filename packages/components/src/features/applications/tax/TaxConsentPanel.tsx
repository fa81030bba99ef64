import { isHuiqiError } from '@huiqi/sdk';
import { toDataState } from '../../../provider/toDataState.js';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { useCompaniesCopy } from '../../companies/copy.js';
import { useApplicationsCopy } from '../copy.js';
import type { TaxConsent } from './useTaxConsent.js';

export interface TaxConsentPanelProps {
  readonly tax: TaxConsent;
}

/** On the last step of a product that needs tax data: whether it may be read, and a link to permit it. */
export function TaxConsentPanel({ tax }: TaxConsentPanelProps) {
  const copy = useApplicationsCopy();
  const companies = useCompaniesCopy();
  const certify = (
    <Button size="small" onClick={tax.certify}>
      {copy.taxCertify}
    </Button>
  );
  const missing = (message: string) => (
    <Banner tone="warning" action={certify}>
      {message}
    </Banner>
  );
  const { error } = tax.query;
  // The message inside a success arrives as an error with a success code (spec 2 §5).
  if (isHuiqiError(error) && error.code === '200') return missing(error.userMessage);
  return (
    <DataState state={toDataState(tax.query)} loading={<Skeleton preset="lines" />}>
      {({ errorMsg }) =>
        tax.isValid ? (
          <Banner tone="success">{companies.taxAuthValid}</Banner>
        ) : (
          missing(errorMsg ?? companies.taxAuthMissing)
        )
      }
    </DataState>
  );
}
