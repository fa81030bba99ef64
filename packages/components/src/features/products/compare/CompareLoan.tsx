import { RepaymentTypeLabels, RepaymentTypeValues } from '@huiqi/sdk';
import { Field } from '../../../ui/Field/Field.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { Section } from '../../../ui/Section/Section.js';
import { Select } from '../../../ui/Select/Select.js';
import { useCompareCopy } from './compareCopy.js';
import * as css from './CompareLoan.css.js';
import type { CompareTerms } from './compareTerms.js';
import { localized } from '../../../provider/copy.js';

export interface CompareLoanProps {
  readonly terms: CompareTerms;
  readonly onChange: (terms: CompareTerms) => void;
}

/** The loan whose payments are compared. */
export function CompareLoan({ terms, onChange }: CompareLoanProps) {
  const copy = useCompareCopy();
  return (
    <Section title={copy.compareMonthlyFor}>
      <div className={css.fields}>
        <Field label={copy.compareAmount}>
          {(control) => (
            <NumberInput
              {...control}
              value={terms.amount}
              unit={copy.wanTyped}
              decimals={2}
              min={0.1}
              max={100_000}
              onValueChange={(amount) => onChange({ ...terms, amount })}
            />
          )}
        </Field>
        <Field label={copy.compareMonths}>
          {(control) => (
            <NumberInput
              {...control}
              value={terms.months}
              unit={copy.months}
              min={1}
              max={360}
              onValueChange={(months) => onChange({ ...terms, months })}
            />
          )}
        </Field>
        <Field label={copy.compareMethod}>
          {(control) => (
            <Select
              {...control}
              value={terms.method ?? ''}
              options={[
                { value: '', label: copy.compareUsualMethod },
                ...RepaymentTypeValues.map((value) => ({
                  value,
                  label: localized(copy, RepaymentTypeLabels)[value],
                })),
              ]}
              onChange={({ target }) =>
                onChange({
                  ...terms,
                  method: RepaymentTypeValues.find((value) => value === target.value),
                })
              }
            />
          )}
        </Field>
      </div>
      <p className={css.basis}>{copy.compareBasis}</p>
    </Section>
  );
}
