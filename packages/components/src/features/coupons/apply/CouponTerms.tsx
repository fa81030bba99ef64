import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { Section } from '../../../ui/Section/Section.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useCouponsCopy } from '../copy.js';
import * as css from '../coupons.css.js';
import type { CouponFormState } from './useCouponForm.js';

export interface CouponTermsProps {
  readonly form: Pick<CouponFormState, 'terms' | 'discount'>;
}

/** Terms for the selected company. */
export function CouponTerms({ form: { terms, discount } }: CouponTermsProps) {
  const copy = useCouponsCopy();
  if (!terms && !discount.isFetching) return null;
  const facts: DescriptionItem[] = terms
    ? [
        ...(terms.batch ? [{ term: copy.batch, value: terms.batch }] : []),
        { term: copy.discountRate, value: formatPercent(terms.discountRate), kind: 'number' },
        ...(terms.maxAmount
          ? ([
              {
                term: copy.maxAmount,
                value: formatThousands(terms.maxAmount, 2),
                unit: copy.yuan,
                kind: 'money',
              },
            ] as const)
          : []),
        ...(terms.closesOn
          ? ([{ term: copy.closesOn, value: terms.closesOn, kind: 'date' }] as const)
          : []),
      ]
    : [];
  return (
    <aside className={css.aside} aria-label={copy.terms}>
      <Section title={copy.terms}>
        {terms ? (
          <DescriptionList size="small" columns={1} items={facts} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Section>
    </aside>
  );
}
