import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { useCouponsCopy } from '../copy.js';
import * as css from '../coupons.css.js';
import type { CouponFormState } from './useCouponForm.js';

export interface CouponComputedProps {
  readonly form: Pick<CouponFormState, 'amounts' | 'terms'>;
}

/** The computed ticket amount, announced on every change. */
export function CouponComputed({ form: { terms, amounts } }: CouponComputedProps) {
  const copy = useCouponsCopy();
  const isCapped = amounts !== null && terms?.maxAmount === amounts.dueAmount;
  return (
    <section className={css.computed} aria-label={copy.computed} aria-live="polite">
      {amounts && terms ? (
        <>
          <p className={css.muted}>{copy.preferential}</p>
          <p className={css.result}>
            {formatThousands(amounts.preferentialContractAmount, 2)}
            <span className={css.unit}>{copy.yuan}</span>
          </p>
          <DescriptionList
            size="small"
            columns={1}
            items={[
              { term: copy.discountRate, value: formatPercent(terms.discountRate), kind: 'number' },
              {
                term: copy.dueAmount,
                value: formatThousands(amounts.dueAmount, 2),
                unit: copy.yuan,
                kind: 'money',
              },
            ]}
          />
          {isCapped && (
            <p className={css.muted}>
              {fillCopy(copy.capped, { amount: formatThousands(terms.maxAmount, 2) })}
            </p>
          )}
        </>
      ) : (
        <p className={css.muted}>{copy.computedHint}</p>
      )}
    </section>
  );
}
