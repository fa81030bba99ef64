import type { RelatedCompany } from '@huiqi/sdk';
import { useId, useState, type FormEvent } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Button } from '../../../ui/Button/Button.js';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { ErrorSummary } from '../../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../../ui/Field/Field.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import * as css from '../calculators.css.js';
import { useCalculatorsCopy } from '../copy.js';
import { formProblems, type LoanLimitForm } from './loanLimitForm.js';

export interface LoanLimitFieldsProps {
  readonly companies: readonly RelatedCompany[];
  readonly initial: LoanLimitForm;
  /** Whether an earlier estimate is repeated. */
  readonly again: boolean;
  readonly busy: boolean;
  /** Server errors by field. */
  readonly serverErrors: Readonly<Record<string, string>>;
  /** Link to where companies are authorised. */
  readonly authorise: LinkTarget;
  /** Called with each change of the form. */
  readonly onChange?: ((form: LoanLimitForm) => void) | undefined;
  readonly onSubmit: (form: LoanLimitForm) => void;
}

/** The companies to count, the requested amount, the agreement. */
export function LoanLimitFields(props: LoanLimitFieldsProps) {
  const { companies, initial, again, busy, serverErrors, authorise, onChange, onSubmit } = props;
  const copy = useCalculatorsCopy();
  const [form, setForm] = useState(initial);
  const [checked, setChecked] = useState(0);
  const id = useId();
  const problems = formProblems(form, copy);
  const errors: Readonly<Record<string, string>> =
    checked > 0 ? { ...serverErrors, ...problems } : serverErrors;
  function change(patch: Partial<LoanLimitForm>) {
    const next = { ...form, ...patch };
    setForm(next);
    onChange?.(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked((times) => times + 1);
    if (Object.keys(problems).length === 0) onSubmit(form);
  }
  const toggle = (id: string, chosen: boolean) =>
    change({
      companyIds: chosen
        ? [...form.companyIds, id]
        : form.companyIds.filter((companyId) => companyId !== id),
    });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {checked > 0 && Object.keys(problems).length > 0 && (
          <ErrorSummary
            key={checked}
            errors={Object.entries(problems).map(([field, message]) => ({
              fieldId: `${id}-${field}`,
              message,
            }))}
          />
        )}
        <FieldGroup
          id={`${id}-companyList`}
          legend={copy.companies}
          required
          hint={copy.companiesHint}
          error={errors['companyList']}
        >
          <Stack gap={2}>
            {companies.map(({ id, qymc, authorized }) => (
              <div key={id} className={css.company}>
                <Checkbox
                  label={qymc}
                  checked={authorized && form.companyIds.includes(id)}
                  disabled={!authorized}
                  onChange={(event) => toggle(id, event.target.checked)}
                />
                {!authorized && (
                  <span className={css.muted}>
                    {copy.unauthorised} <a {...linkProps(authorise)}>{copy.authorise}</a>
                  </span>
                )}
              </div>
            ))}
          </Stack>
        </FieldGroup>
        <FieldGroup id={`${id}-maxLoanLimit`} legend={copy.wanted} error={errors['maxLoanLimit']}>
          <div className={css.pair}>
            {(['wantedMin', 'wantedMax'] as const).map((name) => (
              <Field key={name} label={copy[name]}>
                {(control) => (
                  <NumberInput
                    {...control}
                    value={form[name]}
                    onValueChange={(value) => change({ [name]: value })}
                    unit={copy.wanTyped}
                    min={0}
                    max={1_000_000}
                  />
                )}
              </Field>
            ))}
          </div>
        </FieldGroup>
        <FieldGroup
          id={`${id}-agreement`}
          legend={copy.agreementLegend}
          required
          error={errors['agreement']}
        >
          <Checkbox
            label={copy.agreement}
            checked={form.agreement}
            onChange={(event) => change({ agreement: event.target.checked })}
          />
        </FieldGroup>
        <Button type="submit" variant="primary" loading={busy} block>
          {again ? copy.recalculate : copy.calculate}
        </Button>
      </Stack>
    </form>
  );
}
