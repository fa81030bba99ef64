import {
  InterestRateTypeLabels,
  InterestRateTypeValues,
  RepaymentTypeLabels,
  type RepaymentType,
} from '@huiqi/sdk';
import { anyLoanLimits, formatPercent, yearlyRate, type LoanTermsLimits } from '@huiqi/sdk/domain';
import { useId } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { DateInput } from '../../../ui/DateInput/DateInput.js';
import { Field } from '../../../ui/Field/Field.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.js';
import { Select } from '../../../ui/Select/Select.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useCalculatorsCopy } from '../copy.js';
import type { LoanTerms } from './loanPlan.js';

export interface LoanTermsFieldsProps {
  readonly terms: LoanTerms;
  readonly onChange: (patch: Partial<LoanTerms>) => void;
  /** The selectable repayment types. */
  readonly methods: readonly RepaymentType[];
  /** Limits of a product, whose kind of rate is fixed. Defaults to those of any loan. */
  readonly limits?: LoanTermsLimits | undefined;
  /** Leaves out the start day. */
  readonly short?: boolean | undefined;
}

function yearly(rate: string, type: LoanTerms['interestRateType']): string | null {
  try {
    return type === 'YEAR' ? null : yearlyRate(rate, type);
  } catch {
    // Not a number yet.
    return null;
  }
}

/** Amount, term, rate and repayment type. */
export function LoanTermsFields(props: LoanTermsFieldsProps) {
  const { terms, onChange, methods, limits, short } = props;
  const copy = useCalculatorsCopy();
  const name = useId();
  const { interestRateType: type } = terms;
  const ranges = limits ?? anyLoanLimits(type === 'ELSE' ? 'YEAR' : type);
  const between = ({ min, max }: { readonly min: string; readonly max: string }) => ({
    min: Number(min),
    max: Number(max),
  });
  const rateOfYear = yearly(terms.interestRate, type);
  return (
    <Stack gap={5}>
      <Field label={copy.amount} required>
        {(control) => (
          <NumberInput
            {...control}
            value={terms.loanAmount}
            onValueChange={(loanAmount) => onChange({ loanAmount })}
            unit={copy.wanTyped}
            decimals={2}
            {...between(ranges.loanAmount)}
          />
        )}
      </Field>
      <Field label={copy.term} required>
        {(control) => (
          <NumberInput
            {...control}
            value={terms.loanterm}
            onValueChange={(loanterm) => onChange({ loanterm })}
            unit={copy.months}
            {...between(ranges.loanterm)}
          />
        )}
      </Field>
      {!limits && (
        <Field label={copy.rateType} required>
          {(control) => (
            <Select
              {...control}
              options={InterestRateTypeValues.map((value) => ({
                value,
                label: localized(copy, InterestRateTypeLabels)[value],
              }))}
              value={type}
              onChange={(event) =>
                onChange({
                  interestRateType: event.target.value as LoanTerms['interestRateType'],
                })
              }
            />
          )}
        </Field>
      )}
      {type !== 'ELSE' && (
        <Field
          label={limits ? localized(copy, InterestRateTypeLabels)[type] : copy.rate}
          required
          hint={rateOfYear ? fillCopy(copy.yearly, { rate: formatPercent(rateOfYear) }) : undefined}
        >
          {(control) => (
            <NumberInput
              {...control}
              value={terms.interestRate}
              onValueChange={(interestRate) => onChange({ interestRate })}
              unit="%"
              decimals={4}
              {...between(ranges.interestRate)}
            />
          )}
        </Field>
      )}
      <RadioGroup
        legend={copy.method}
        name={name}
        options={methods.map((value) => ({
          value,
          label: localized(copy, RepaymentTypeLabels)[value],
        }))}
        value={terms.repaymentType}
        onChange={(value) => onChange({ repaymentType: value as RepaymentType })}
      />
      {terms.repaymentType === 'REPAYMENT_ANYTIME' && <Banner tone="info">{copy.anytime}</Banner>}
      {!short && (
        <Field label={copy.startDate} hint={copy.startDateHint}>
          {(control) => (
            <DateInput
              {...control}
              value={terms.startDate}
              onChange={(startDate) => onChange({ startDate })}
            />
          )}
        </Field>
      )}
    </Stack>
  );
}
