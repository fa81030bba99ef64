import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { Section } from '../../ui/Section/Section.js';
import { useCouponsCopy } from './copy.js';
import * as css from './coupons.css.js';
import type { CouponFormState } from './useCouponForm.js';

export interface CouponTermsProps {
  readonly form: Pick<CouponFormState, 'amounts' | 'terms'>;
}

/** The terms of the company and what they make of the contract, said again whenever it changes. */
export function CouponTerms({ form: { terms, amounts } }: CouponTermsProps) {
  const copy = useCouponsCopy();
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
  const isCapped = amounts !== null && terms?.maxAmount === amounts.dueAmount;
  return (
    <aside className={css.aside} aria-label={copy.terms}>
      {terms && (
        <Section title={copy.terms}>
          <DescriptionList size="small" columns={1} items={facts} />
        </Section>
      )}
      <section className={css.computed} aria-label={copy.computed} aria-live="polite">
        {amounts ? (
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
    </aside>
  );
}
