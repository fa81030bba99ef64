import type { ApplyCompany, ProductDetail } from '@huiqi/sdk';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { KeyFigure } from '../../../patterns/page/types.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { useApplicationsCopy } from '../copy.js';
import { loanEstimate } from './loanEstimate.js';
import { withDetail } from '../../../copy/punctuation.js';

export interface ApplySummaryProps {
  readonly product: ProductDetail;
  readonly company: Pick<ApplyCompany, 'qymc'>;
  readonly rate: KeyFigure;
  readonly values: Readonly<Record<string, string>>;
}

/** Summary before submitting: lender, company, rate, and the monthly cost. */
export function ApplySummary({ product, company, rate, values }: ApplySummaryProps) {
  const copy = useApplicationsCopy();
  const payment = loanEstimate(product, values);
  return (
    <section aria-label={copy.summary}>
      <DescriptionList
        items={[
          {
            term: copy.product,
            value: localized(copy, withDetail)(product.name, product.bankName),
            kind: 'name',
          },
          { term: copy.company, value: company.qymc, kind: 'name' },
          { term: rate.label, value: rate.value, kind: 'number' },
          ...(payment === null
            ? []
            : [
                {
                  term: copy.firstPayment,
                  value: fillCopy(copy.firstPaymentOf, { payment }),
                  full: true,
                },
              ]),
        ]}
      />
    </section>
  );
}
