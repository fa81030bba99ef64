import { isHuiqiError, validateTaxAuthorisation, type OrderDetail } from '@huiqi/sdk';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Section } from '../../../ui/Section/Section.js';
import { CertificateForm } from './CertificateForm.js';
import { page } from '../companies.css.js';
import { useCompaniesCopy } from '../copy.js';
import { NotOffered } from './NotOffered.js';

export interface TaxAuthorisationProps {
  /** An order of a company. */
  readonly order: OrderDetail & { readonly creditCode: string };
}

/** Whether the company has permitted reading its tax data, and a form to do so. */
export function TaxAuthorisation({ order }: TaxAuthorisationProps) {
  const copy = useCompaniesCopy();
  const { creditCode: nsrsbh, orderId, productId, legalName } = order;
  const query = useOperation(validateTaxAuthorisation, { body: { nsrsbh, orderId, productId } });
  const { error } = query;
  const isMissing = isHuiqiError(error, '100501');
  // The message inside a success arrives as an error with a success code (spec 2 §5).
  const state =
    isHuiqiError(error) && error.code === '200'
      ? { status: 'ready' as const, data: withoutConsent(error.userMessage) }
      : toDataState(query);
  return (
    <Section title={copy.taxAuthTitle}>
      {isMissing ? (
        <NotOffered />
      ) : (
        <DataState state={state} loading={<Skeleton preset="lines" rows={2} />}>
          {({ valid, errorMsg }) =>
            valid && !errorMsg ? (
              <Banner tone="success">{copy.taxAuthValid}</Banner>
            ) : (
              <div className={page}>
                <Banner tone="warning">{errorMsg ?? copy.taxAuthMissing}</Banner>
                <div>
                  <Button loading={query.isFetching} onClick={() => void query.refetch()}>
                    {copy.taxAuthAgain}
                  </Button>
                </div>
                {legalName && <CertificateForm order={{ ...order, legalName }} />}
              </div>
            )
          }
        </DataState>
      )}
    </Section>
  );
}

const withoutConsent = (errorMsg: string) => ({ valid: false, errorMsg });
