import { TaxCreditGradeLabels, TaxCreditGradeValues, type TaxCreditGrade } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { KeyFigures } from '../../../patterns/page/KeyFigures.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Card } from '../../../ui/Card/Card.js';
import { Empty } from '../../../ui/Empty/Empty.js';
import { Field } from '../../../ui/Field/Field.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { Section } from '../../../ui/Section/Section.js';
import { Select } from '../../../ui/Select/Select.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { CalculatorLayout } from '../CalculatorLayout.js';
import { useCalculatorsCopy } from '../copy.js';
import { estimateOf, type EstimateInput } from './estimateAddress.js';
import { rangeText } from './LoanLimitResult.js';
import { localized } from '../../../provider/copy.js';

export interface LoanLimitEstimateViewProps {
  readonly input: EstimateInput;
  readonly onInputChange: (patch: Partial<EstimateInput>) => void;
  /** Link to the measured limit, which needs a login. */
  readonly measured: LinkTarget;
  /** Products with limits near the estimate. */
  readonly products?: ReactNode;
}

const most = 99_999_999;

/** How much a company could borrow, from entered figures and without login. */
export function LoanLimitEstimateView(props: LoanLimitEstimateViewProps) {
  const { input, onInputChange, measured, products } = props;
  const copy = useCalculatorsCopy();
  const range = estimateOf(input);
  const money = (name: 'revenue' | 'tax', label: string) => (
    <Field label={label} required>
      {(control) => (
        <NumberInput
          {...control}
          value={input[name]}
          onValueChange={(value) => onInputChange({ [name]: value })}
          unit={copy.wanTyped}
          decimals={2}
          min={0}
          max={most}
        />
      )}
    </Field>
  );
  const login = <LinkButton {...linkProps(measured)}>{copy.loginToMeasure}</LinkButton>;
  return (
    <CalculatorLayout
      title={copy.estimateTitle}
      line={copy.estimateLine}
      inputTitle={copy.figures}
      input={
        <Stack gap={5}>
          <Field label={copy.grade} required>
            {(control) => (
              <Select
                {...control}
                options={TaxCreditGradeValues.map((value) => ({
                  value,
                  label: localized(copy, TaxCreditGradeLabels)[value],
                }))}
                value={input.grade}
                onChange={(event) => onInputChange({ grade: event.target.value as TaxCreditGrade })}
              />
            )}
          </Field>
          {money('revenue', copy.revenue)}
          {money('tax', copy.tax)}
        </Stack>
      }
    >
      {range ? (
        <Section title={copy.result}>
          <Stack gap={5}>
            <KeyFigures
              figures={[
                {
                  label: copy.limitRange,
                  value: rangeText(range.minLoanLimit, range.maxLoanLimit, copy),
                  unit: copy.wan,
                },
              ]}
            />
            {input.grade === 'D' && <Banner tone="warning">{copy.noLimit}</Banner>}
            <Banner tone="info" action={login}>
              {copy.estimateNote}
            </Banner>
          </Stack>
        </Section>
      ) : (
        <Card>
          <Empty title={copy.limitTitle} description={copy.estimateLine} />
        </Card>
      )}
      {products}
    </CalculatorLayout>
  );
}
